import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toAppError } from '@/shared/errors/app-error.ts';
import style from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** A page's address: another one is another chance. */
  place: string;
  /** Told when a page could not be drawn. */
  onFailure?: (() => void) | undefined;
  children: ReactNode;
}

/** Stands in for a page that could not be drawn or fetched; the frame around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  override componentDidCatch(thrown: unknown) {
    // Only the code: what was thrown may carry what somebody wrote.
    console.error('A page failed:', toAppError(thrown).code);
    this.setState({ failedAt: this.props.place });
    this.props.onFailure?.();
  }

  override componentDidUpdate() {
    const { failedAt } = this.state;
    if (failedAt && failedAt !== this.props.place) this.setState({ failedAt: null });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <div className={style.failed} role="alert">
        <title>Something went wrong · Whetstone</title>
        <h1>This page could not be shown</h1>
        <p>Something went wrong on our side, or the connection broke off. What you saved is safe.</p>
        <p>
          <Button size="site" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </p>
      </div>
    );
  }
}
