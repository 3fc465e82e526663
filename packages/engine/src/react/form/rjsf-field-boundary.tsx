import { Component, type ReactNode } from 'react';

interface RjsfFieldBoundaryProps {
  /** Said in place of the field. */
  failed: ReactNode;
  children: ReactNode;
}

/** Keeps a field that cannot be drawn, or whose code did not arrive, from taking the form with it. */
export class RjsfFieldBoundary extends Component<RjsfFieldBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <div className="sb-field sb-error" role="alert">
        {this.props.failed}
      </div>
    ) : (
      this.props.children
    );
  }
}
