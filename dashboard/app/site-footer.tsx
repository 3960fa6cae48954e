import { Link } from 'react-router';
import { paths } from './paths.ts';
import style from './site-footer.module.css';

/** The foot of every page: the ways on that have a page (spec §2), and whose this is. */
export function SiteFooter() {
  return (
    <div className={style.foot}>
      <nav aria-label="Product">
        <h2 className={style.title}>Product</h2>
        <ul>
          <li>
            <Link className={style.link} to={paths.subscription}>
              Pricing
            </Link>
          </li>
        </ul>
      </nav>
      <p>Whetstone is free software under the MIT licence.</p>
    </div>
  );
}
