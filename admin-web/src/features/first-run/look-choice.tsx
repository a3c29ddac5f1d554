import { type StarterName, starterNames, starterTitles } from '@galley/shared/starters/names';
import { Text } from '@mantine/core';
import radio from '../../ui/picture-radio.module.css';
import classes from './first-run.module.css';
import cafe from './looks/cafe.webp';
import club from './looks/club.webp';
import practice from './looks/practice.webp';
import shop from './looks/shop.webp';
import trade from './looks/trade.webp';

/** Screenshots of the home pages, taken by `npm run starter-pictures`. */
const pictures: Record<StarterName, string> = { trade, cafe, practice, shop, club };

interface LookChoiceProps {
  value: StarterName;
  onChange: (chosen: StarterName) => void;
}

/** Offers the starter sites, each as a picture of its home page. */
export function LookChoice({ value, onChange }: LookChoiceProps) {
  return (
    <fieldset className={`${radio.choice} ${classes.looks}`}>
      <legend className={classes.legend}>Pick a look</legend>
      {starterNames.map((name) => (
        <label key={name} className={`${radio.framed} ${classes.look}`}>
          <input
            type="radio"
            name="starter"
            aria-label={starterTitles[name].title}
            aria-describedby={`starter-${name}`}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <img src={pictures[name]} alt="" width={560} height={420} />
          <span className={classes.about}>
            <Text component="span" fw={600} size="sm">
              {starterTitles[name].title}
            </Text>
            <Text component="span" size="xs" c="dimmed" id={`starter-${name}`}>
              {starterTitles[name].purpose}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
