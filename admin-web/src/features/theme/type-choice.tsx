import { facesOf, stackOf } from '@galley/public-web/typefaces';
import { type Theme, themeChoices } from '@galley/shared/theme/theme-words';
import { typePairs } from '@galley/shared/theme/type-pairs';
import radio from '../../ui/picture-radio.module.css';
import classes from './theme.module.css';

const faces = themeChoices.type.map((name) => facesOf(name)).join('');

/** Offers the pairs of fonts, each set in its own fonts. */
export function TypeChoice({
  theme,
  onChange,
}: {
  theme: Theme;
  onChange: (change: Partial<Theme>) => void;
}) {
  return (
    <fieldset className={`${radio.choice} ${classes.types}`}>
      <legend>Typefaces</legend>
      <style>{faces}</style>
      {themeChoices.type.map((name) => {
        const { title, body, heading = body, weight } = typePairs[name];
        return (
          <label key={name} className={`${radio.framed} ${classes.type}`}>
            <input
              type="radio"
              name="type"
              aria-label={title}
              checked={theme.type === name}
              onChange={() => onChange({ type: name })}
            />
            <span style={{ fontFamily: stackOf(heading), fontWeight: weight }} className={classes.sample}>
              A yard by the sea
            </span>
            <span style={{ fontFamily: stackOf(body) }}>{title}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
