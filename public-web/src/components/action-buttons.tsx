import type { ButtonsData } from '@galley/shared/components/buttons';
import { isSafeUrl } from '@galley/shared/safe-url';
import { useMark } from '../edit-marks';

type Given = Pick<ButtonsData, 'buttonText' | 'buttonLink'> & Partial<ButtonsData>;

/** Renders buttons with text and link; the second one is less prominent. */
export function ActionButtons({ data }: { data: Given }) {
  const mark = useMark();
  const buttons = [
    { text: data.buttonText, link: data.buttonLink, field: 'buttonText', className: 'button' },
    { text: data.button2Text, link: data.button2Link, field: 'button2Text', className: 'button quiet' },
  ].flatMap(({ link = '', text = '', ...rest }) =>
    text !== '' && isSafeUrl(link) ? { link, text, ...rest } : [],
  );
  if (buttons.length === 0) return null;
  return (
    <p className="actions">
      {buttons.map(({ text, link, field, className }) => (
        <a key={field} className={className} href={link} {...mark(field)}>
          {text}
        </a>
      ))}
    </p>
  );
}
