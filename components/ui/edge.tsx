import style from './edge.module.css';

/** The ember light along the lower edge of what is being written; its parent is positioned. */
export function Edge({ running }: { running: boolean }) {
  return running ? <span className={style.edge} data-edge="" aria-hidden="true" /> : null;
}
