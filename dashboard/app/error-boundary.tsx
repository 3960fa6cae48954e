import { Component, type ReactNode } from 'react';
import { toAppError } from '@/shared/errors/app-error.ts';
import { isNotArrived } from './code-arrival.ts';
import { PageFailure } from './page-failure.tsx';
import { askAgainForPages } from './page-of.tsx';

interface ErrorBoundaryProps {
  /** A page's address: another one is another chance. */
  place: string;
  /** Told when a page could not be drawn. */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

interface Failed {
  /** null while the page stands. */
  failedAt: string | null;
  isUnreached: boolean;
}

const isUnreached = (thrown: unknown): boolean => !navigator.onLine || isNotArrived(thrown);

/** Stands in for a page that could not be drawn or fetched; the frame around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failed> {
  override state: Failed = { failedAt: null, isUnreached: false };
  /** Some code is asked for once in a page's life: after the second try it is a new life. */
  triedAt: string | undefined;

  static getDerivedStateFromError(thrown: unknown): Failed {
    return { failedAt: '', isUnreached: isUnreached(thrown) };
  }

  override componentDidCatch(thrown: unknown) {
    // Only the code: what was thrown may carry what somebody wrote.
    console.error('A page failed:', toAppError(thrown).code);
    this.setState({ failedAt: this.props.place });
    this.props.onFailure?.();
  }

  /** The page stands: what fails later has its two tries anew. */
  stands = () => {
    this.triedAt = undefined;
  };

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (place !== this.props.place) this.triedAt = undefined;
    const { failedAt } = this.state;
    if (!failedAt || failedAt === this.props.place) return;
    askAgainForPages();
    this.setState({ failedAt: null });
  }

  tryAgain = () => {
    if (!this.state.isUnreached || this.triedAt === this.props.place) return window.location.reload();
    this.triedAt = this.props.place;
    askAgainForPages();
    this.setState({ failedAt: null });
  };

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    const { place } = this.props;
    return (
      <PageFailure
        isUnreached={this.state.isUnreached}
        wasTried={this.triedAt === place}
        onAgain={this.tryAgain}
      />
    );
  }
}
