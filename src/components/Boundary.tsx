/**
 * The only class component, and the only state outside a machine. React reports errors of views to class components only.
 * Without one it removes the whole page.
 */
import { Component, createContext, type ReactNode, Suspense, useEffect } from 'react';

/** What every boundary needs; `app/App.tsx` supplies it. */
interface BoundarySite {
  /** Rendered where a view threw before it was on the page. */
  readonly fallback: ReactNode;
  /** The boundaries that are not hydrated yet, and have not failed. */
  readonly pending: Set<Boundary>;
  /** Called when there are none any more. */
  readonly onHydrated?: (() => void) | undefined;
}

export const BoundaryContext = createContext<BoundarySite>({ fallback: null, pending: new Set() });

interface Props {
  /** Replaces a view that threw. Without it the elements that were rendered stay, as `data-failed`. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that hydrates in a task of its own, and fails alone. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  // Without initializers: for Safari 15.4 the compiler would add 0.3 kB of helpers to every page.
  declare readonly context: BoundarySite;
  declare private readonly keep: (element: HTMLElement | null) => void;
  declare private rendered: HTMLElement | undefined;

  constructor(props: Props) {
    super(props);
    this.state = { failed: false };
    this.keep = (element) => (this.rendered = element ?? this.rendered);
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.context.pending.add(this);
  }

  override componentDidCatch(): void {
    this.settle();
  }

  override componentWillUnmount(): void {
    this.settle();
  }

  settle(): void {
    const { pending, onHydrated } = this.context;
    if (pending.delete(this) && pending.size === 0) onHydrated?.();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    const isKept = fallback === undefined;
    if (this.state.failed) {
      if (!isKept) return fallback;
      return this.rendered ? <Kept content={this.rendered} /> : this.context.fallback;
    }
    const view = (
      <Suspense>
        {children}
        <Hydrated boundary={this} />
      </Suspense>
    );
    if (!isKept) return view;
    return <div ref={this.keep}>{view}</div>;
  }
}
Boundary.contextType = BoundaryContext;

/** Reports that the view beside it is hydrated. Renders nothing. */
function Hydrated({ boundary }: { boundary: Boundary }) {
  useEffect(() => boundary.settle(), [boundary]);
  return null;
}

/** The elements of a view that threw. React has removed them from the page, but they are as they were. */
function Kept({ content }: { content: HTMLElement }) {
  const fill = (element: HTMLElement | null) => {
    element?.append(...content.childNodes);
    // A form would be sent by the browser.
    for (const button of element?.querySelectorAll('button') ?? []) button.disabled = true;
  };
  return <div data-failed="" ref={fill} />;
}
