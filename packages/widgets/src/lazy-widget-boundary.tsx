import { Component, type ReactNode } from 'react';
import { Translation } from 'react-i18next';

interface LazyWidgetBoundaryProps {
  /** Title of the field, for the error message. */
  label: string;
  children: ReactNode;
}

/** Error boundary: a widget whose code cannot be fetched does not break the form. */
export class LazyWidgetBoundary extends Component<LazyWidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="sb-error" role="alert">
        <Translation>{(t) => t('engine::rjsfField.failed', { title: this.props.label })}</Translation>
      </div>
    );
  }
}
