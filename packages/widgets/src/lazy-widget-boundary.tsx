import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';

interface LazyWidgetBoundaryProps {
  /** The field's, which is named in place of the widget. */
  label: string;
  children: ReactNode;
}

/** Keeps a widget whose code did not arrive from taking the form with it. */
export class LazyWidgetBoundary extends Component<LazyWidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="sb-error" role="alert">
        <Translation>{(t) => t('engine::island.failed', { title: this.props.label })}</Translation>
      </div>
    );
  }
}
