import { imageSource } from '@galley/public-web/image-source';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import classes from './image-gallery.module.css';
import { ImageGalleryDialog } from './image-gallery-dialog';

interface ImagePickerFieldProps {
  label: string;
  description?: ReactNode;
  /** An `imageUrl` of the company's library, or '' for none. */
  value: string;
  onChange: (imageUrl: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** The first field of a dialog: it opens with the focus here. */
  hasAutoFocus?: boolean;
  /** Of the button, which gets the focus when the field is wrong. */
  ref?: Ref<HTMLButtonElement>;
}

/** A picture of the company's library: shows the chosen one, opens the gallery to choose another. */
export function ImagePickerField(props: ImagePickerFieldProps) {
  const { label, value, onChange, error, isRequired, isReadOnly } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => {
    setIsOpen(false);
    props.onBlur?.();
  };
  const described = [props.description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={props.description}
      error={error}
      withAsterisk={isRequired && !isReadOnly}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className={classes.field}>
        <Thumbnail key={value} imageUrl={value} />
        <Stack gap={6} flex={1} miw={140}>
          <Text size="sm" c={value ? undefined : 'dimmed'} lineClamp={1} title={fileName(value)}>
            {fileName(value) || 'No image'}
          </Text>
          {!isReadOnly && (
            <Group gap="xs">
              <Button
                ref={props.ref}
                variant="default"
                size="xs"
                data-autofocus={props.hasAutoFocus || undefined}
                data-wrong={Boolean(error) || undefined}
                onClick={() => setIsOpen(true)}
                aria-describedby={described.join(' ') || undefined}
              >
                {value ? 'Change image' : 'Choose image'}
              </Button>
              {value && (
                <Button variant="subtle" color="gray" size="xs" onClick={() => onChange('')}>
                  Remove
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </div>
      <ImageGalleryDialog
        opened={isOpen}
        onClose={close}
        onChoose={(image) => {
          onChange(image.imageUrl);
          close();
        }}
        chosenUrl={value}
      />
    </Input.Wrapper>
  );
}

/** The picture that was chosen, or a sign where there is none or where it cannot be shown. */
function Thumbnail({ imageUrl }: { imageUrl: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={`${classes.picture} ${classes.thumbnail}`}>
      {imageUrl && !isBroken ? (
        <img src={imageSource(imageUrl)} alt="" onError={() => setIsBroken(true)} />
      ) : (
        <IconPhoto size={28} stroke={1.25} aria-hidden />
      )}
    </span>
  );
}

function fileName(imageUrl: string): string {
  return imageUrl.split('/').at(-1) ?? '';
}
