import { Component, type ReactNode } from 'react';

interface RjsfFieldBoundaryProps {
  /** Message shown instead of the field. */
  failed: ReactNode;
  children: ReactNode;
}

/** Error boundary: a field that throws, or whose code cannot be fetched, does not break the form. */
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
