/**
 * The one class of the views, and the one state that is no machine's: React tells of what a view below threw to a class
 * component only, and takes the whole page away if there is none.
 */
import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in the place of a view that cannot go on; nothing by default. */
  readonly fallback?: ReactNode;
  /** Called once it has given way. React itself has written the error to the console. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** Keeps what throws below it from taking the rest of the page along. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

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
