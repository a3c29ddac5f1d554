import { linkTo } from '@galley/shared/admin-screens';
import { NavLink } from 'react-router-dom';
import classes from './library-parts.module.css';

/** The two parts of the library, pictures and documents, each a screen with an address of its own. */
export function LibraryParts() {
  return (
    <nav aria-label="Library" className={classes.parts}>
      <NavLink to={linkTo('images')} className={classes.part}>
        Images
      </NavLink>
      <NavLink to={linkTo('files')} className={classes.part}>
        Files
      </NavLink>
    </nav>
  );
}
