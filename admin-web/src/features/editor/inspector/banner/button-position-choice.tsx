import type { ButtonPosition } from '@galley/shared/components/banner-container';
import { Input, Text, VisuallyHidden } from '@mantine/core';
import { useController } from 'react-hook-form';
import radio from '../../../../ui/picture-radio.module.css';
import classes from './banner.module.css';
import type { SlideValues } from './slide-values';

/** In reading order, which the arrow keys follow. */
const labels: Record<ButtonPosition, string> = {
  UpperLeft: 'Upper left',
  Middle: 'Middle',
  UpperRight: 'Upper right',
  BottomLeft: 'Bottom left',
  BottomMiddle: 'Bottom middle',
  BottomRight: 'Bottom right',
};

/** Selects the position of text and buttons on a small picture of the slide. */
export function ButtonPositionChoice({ isReadOnly }: { isReadOnly: boolean }) {
  const { field, fieldState } = useController<SlideValues, 'buttonPosition'>({ name: 'buttonPosition' });
  return (
    <Input.Wrapper component="fieldset" className={radio.choice} error={fieldState.error?.message}>
      <Input.Label component="legend" mb={4}>
        Button Position{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {labels[field.value]}
        </Text>
      </Input.Label>
      <div className={classes.positions}>
        {(Object.keys(labels) as ButtonPosition[]).map((position) => (
          <label key={position} className={`${radio.option} ${classes.position}`} title={labels[position]}>
            <input
              type="radio"
              name="buttonPosition"
              value={position}
              checked={field.value === position}
              disabled={isReadOnly}
              onChange={() => field.onChange(position)}
              onBlur={field.onBlur}
              ref={field.value === position ? field.ref : undefined}
            />
            <span className={classes.words} data-position={position} />
            <VisuallyHidden>{labels[position]}</VisuallyHidden>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
