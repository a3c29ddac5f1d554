import { type Focus, focusStep } from '@galley/shared/image-rules';
import type { Image } from '@galley/shared/schemas/image';
import { thumbnailAddress } from '../image-texts';
import classes from './adjust.module.css';

const places = [
  { name: 'Wide', shape: '21 / 9' },
  { name: 'Square', shape: '1' },
  { name: 'Upright', shape: '3 / 4' },
];

/** Shows what remains of the picture in places of several shapes. */
export function FocusPlaces({ image, focus }: { image: Image; focus: Focus }) {
  const rounded = (percent: number) => `${Math.round(percent / focusStep) * focusStep}%`;
  return (
    <div className={classes.places}>
      {places.map(({ name, shape }) => (
        <figure key={name}>
          <img
            src={thumbnailAddress(image)}
            alt=""
            style={{ aspectRatio: shape, objectPosition: `${rounded(focus.x)} ${rounded(focus.y)}` }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
