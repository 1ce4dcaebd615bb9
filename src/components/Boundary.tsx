/**
 * The only class component, and the only state outside a machine. React reports errors of views to class components only.
 * Without one it removes the whole page.
 */
import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered in place of a view that threw. Nothing by default. */
  readonly fallback?: ReactNode;
  /** Called after the fallback is rendered. React has logged the error already. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** An error in one widget leaves the other widgets working. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  // No class field: for Safari 15.4 the compiler would add 0.3 kB of helpers to every page.
  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
