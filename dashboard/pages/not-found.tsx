import { Link, useLocation } from 'react-router';
import { paths } from '@/dashboard/app/paths.ts';
import { useArrival } from '@/dashboard/app/use-arrival.ts';
import style from './not-found.module.css';

/** An address that leads nowhere: says which, and where to go on. */
export function NotFound() {
  const { pathname } = useLocation();
  const heading = useArrival();
  return (
    <div className={style.page}>
      <title>Page not found · Whetstone</title>
      <meta name="robots" content="noindex" />
      <h1 ref={heading} tabIndex={-1}>
        There is no page here
      </h1>
      <p>
        There is no page at <b>{pathname}</b>. Check the address, or start from the home page.
      </p>
      <p>
        <Link to={paths.home}>Go to the homepage</Link>
      </p>
      <p>
        Or see <Link to={paths.features}>what Whetstone does</Link>, try{' '}
        <Link to={paths.generator}>the generator</Link>, or{' '}
        <Link to={paths.contact}>tell us what is missing</Link>.
      </p>
    </div>
  );
}
