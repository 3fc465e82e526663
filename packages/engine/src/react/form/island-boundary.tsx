import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  /** Said in place of the field. */
  failed: ReactNode;
  children: ReactNode;
}

/** Keeps a field that cannot be drawn, or whose code did not arrive, from taking the form with it. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <div className="sb-field sb-fault" role="alert">
        {this.props.failed}
      </div>
    ) : (
      this.props.children
    );
  }
}
