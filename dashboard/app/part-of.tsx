import { Component, type ComponentType, type ReactNode } from 'react';
import { isNotArrived, siteAnswers } from './code-arrival.ts';
import { askAgainForPages, type Page, pageOf } from './page-of.tsx';
import { PartFailure } from './part-failure.tsx';

type FailureView = ComponentType<{ onAgain?: (() => void) | undefined; onClose?: (() => void) | undefined }>;

interface BoundaryProps {
  Failure: FailureView;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

interface BoundaryState {
  failed: { thrown: unknown } | null;
  /** The site answers, and the second try for the code failed as well. */
  isOutdated: boolean;
}

/** Parts that stand there as failed: what brings one of them mostly brings the others. */
const standing = new Set<PartBoundary>();

/** What fails to arrive is said in its own place; whatever else goes wrong is the page's. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, isOutdated: false };
  wasTried = false;

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { failed: { thrown } };
  }

  override componentDidCatch() {
    standing.add(this);
    if (this.wasTried) void siteAnswers().then((isOutdated) => this.setState({ isOutdated }));
  }

  /** Who leaves it, and comes back, asks anew. */
  override componentWillUnmount() {
    if (standing.delete(this)) askAgainForPages();
  }

  tryAgain = () => {
    askAgainForPages();
    for (const part of standing) {
      part.wasTried = true;
      part.setState({ failed: null });
    }
    standing.clear();
  };

  override render() {
    const { failed, isOutdated } = this.state;
    const { Failure, onClose, children } = this.props;
    if (!failed) return children;
    if (!isNotArrived(failed.thrown)) throw failed.thrown;
    return <Failure onAgain={isOutdated ? undefined : this.tryAgain} onClose={onClose} />;
  }
}

const closeOf = (props: object): (() => void) | undefined =>
  'onClose' in props && typeof props.onClose === 'function'
    ? () => void Reflect.apply(props.onClose as () => void, undefined, [])
    : undefined;

/** A part, which can be fetched before it is drawn. */
type Part<Props> = ComponentType<Props> & Pick<Page, 'fetch'>;

/**
 * A part of a page that is fetched when it is first drawn, within a `Suspense`, or ahead. One that does not come leaves the page as it is.
 * @param Failure what says so in its place
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: FailureView = PartFailure,
): Part<Props> {
  const { Content, fetch } = pageOf(load);
  const part = (props: Props) => (
    <PartBoundary Failure={Failure} onClose={closeOf(props)}>
      <Content {...props} />
    </PartBoundary>
  );
  return Object.assign(part, { fetch });
}
