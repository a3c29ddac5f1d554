import type { ButtonPosition } from '@galley/shared/components/banner-container';
import { Fieldset, Input, SimpleGrid, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { type SlideValues, slideLabels } from '../../../../parts/components/slide-values';
import { ImagePickerField } from '../../../../parts/images/picker/image-picker-field';
import { LinkField } from '../../../../parts/links/link-field';
import radio from '../../../../ui/picture-radio.module.css';
import { ComponentNameField } from '../component-name-field';
import { usePictureField } from '../fields/use-picture-field';
import classes from './banner.module.css';
import { DurationInput } from './duration-input';

interface SlideFieldsProps {
  isReadOnly: boolean;
  bannerDurationMs: number;
}

/** Every field of a slide, in the order of work: picture, text, buttons. */
export function SlideFields({ isReadOnly, bannerDurationMs }: SlideFieldsProps) {
  const image = usePictureField('backgroundImage');
  const { field: duration, fieldState: durationState } = useController<SlideValues, 'sliderDuration'>({
    name: 'sliderDuration',
  });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <ImagePickerField
          label={slideLabels.backgroundImage}
          isRequired
          hasAutoFocus
          isReadOnly={isReadOnly}
          {...image}
        />
        <Stack gap="md">
          <ComponentNameField isReadOnly={isReadOnly} />
          <DurationInput
            label={slideLabels.sliderDuration}
            description="1 to 10 seconds. Leave it empty to use the duration of the banner."
            placeholder={`${bannerDurationMs / 1000} s, as the banner`}
            field={duration}
            hasError={Boolean(durationState.error)}
            isReadOnly={isReadOnly}
          />
        </Stack>
        <SlideText name="actionText" description="The large text" isReadOnly={isReadOnly} />
        <SlideText name="subActionText" description="A sentence below it" isReadOnly={isReadOnly} />
      </SimpleGrid>
      <Fieldset legend="Buttons">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <SlideText name="buttonText" isReadOnly={isReadOnly} />
          <SlideLink name="buttonLink" isReadOnly={isReadOnly} />
          <SlideText name="button2Text" isReadOnly={isReadOnly} />
          <SlideLink name="button2Link" isReadOnly={isReadOnly} />
          <ButtonPositionChoice isReadOnly={isReadOnly} />
        </SimpleGrid>
      </Fieldset>
    </Stack>
  );
}

interface SlideTextProps {
  name: 'actionText' | 'subActionText' | 'buttonText' | 'button2Text';
  description?: string;
  isReadOnly: boolean;
}

function SlideText({ name, description, isReadOnly }: SlideTextProps) {
  const { register, formState } = useFormContext<SlideValues>();
  return (
    <TextInput
      label={slideLabels[name]}
      description={description}
      readOnly={isReadOnly}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

function SlideLink({ name, isReadOnly }: { name: 'buttonLink' | 'button2Link'; isReadOnly: boolean }) {
  const { field, fieldState } = useController<SlideValues, typeof name>({ name });
  return (
    <LinkField
      label={slideLabels[name]}
      isReadOnly={isReadOnly}
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
}

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
function ButtonPositionChoice({ isReadOnly }: { isReadOnly: boolean }) {
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
