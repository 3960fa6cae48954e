import { Component, type ComponentType, type ReactNode } from 'react';
import { isNotArrived, siteAnswers } from './code-arrival.ts';
import { askAgainForPages, pageOf } from './page-of.tsx';
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

/** What fails to arrive is said in its own place; whatever else goes wrong is the page's. */
class PartBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, isOutdated: false };
  wasTried = false;

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { failed: { thrown } };
  }

  override componentDidCatch() {
    if (this.wasTried) void siteAnswers().then((isOutdated) => this.setState({ isOutdated }));
  }

  tryAgain = () => {
    this.wasTried = true;
    askAgainForPages();
    this.setState({ failed: null });
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

/**
 * A part of a page that is fetched when it is first drawn, within a `Suspense`. One that does not come leaves the page as it is.
 * @param Failure what says so in its place
 */
export function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: FailureView = PartFailure,
): ComponentType<Props> {
  const { Content } = pageOf(load);
  return function Part(props: Props) {
    return (
      <PartBoundary Failure={Failure} onClose={closeOf(props)}>
        <Content {...props} />
      </PartBoundary>
    );
  };
}
