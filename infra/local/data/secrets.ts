import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { required } from '@galley/shared/required';
import type { SecretDefinition } from '../assembly/data-resources';
import { writeFileAtomically } from '../stand-ins/atomic-file';

/**
 * The values of the app's secrets: generated once as the templates declare, and kept in a file, since a new
 * pepper would end all sign-ins in progress.
 */
export class SecretStore {
  private readonly generated: Record<string, string>;
  private definitions: SecretDefinition[] = [];

  /**
   * @param file where values are kept between starts; in memory when absent
   * @param madeByHand the values of secrets that no template generates, because third parties issue them to
   * the vendor
   */
  constructor(
    private readonly file?: string,
    private readonly madeByHand: (reference: string) => string | undefined = () => undefined,
  ) {
    this.generated = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** Generates missing values. */
  define(definitions: SecretDefinition[]): void {
    this.definitions = definitions;
    const missing = definitions.filter(({ id, generate }) => generate && this.generated[id] === undefined);
    if (missing.length === 0) return;
    for (const definition of missing) this.generated[definition.id] = generate(definition);
    this.save();
  }

  /** A value that a service would generate once, such as the secret of a user pool client. */
  madeOnce(id: string, length: number): string {
    const known = this.generated[id];
    if (known !== undefined) return known;
    const made = randomText(length, 'abcdefghijklmnopqrstuvwxyz0123456789');
    this.generated[id] = made;
    this.save();
    return made;
  }

  /**
   * Gives a generated secret a new value.
   * @returns the values before and after
   * @throws Error when no template generates such a secret
   */
  renew(name: string): { before: string; after: string } {
    const definition = required(
      this.definitions.find((one) => one.name === name && one.generate),
      () => new Error(`No template generates a secret ${name}`),
    );
    const before = this.resolve(name);
    this.generated[definition.id] = generate(definition);
    this.save();
    return { before, after: this.resolve(name) };
  }

  private save(): void {
    if (this.file) writeFileAtomically(this.file, JSON.stringify(this.generated, null, 2));
  }

  /**
   * The value behind `{{resolve:secretsmanager:<reference>}}`.
   * @param reference `<name or ARN>[:SecretString[:<JSON key>[:<stage>[:<version>]]]]`
   * @throws Error when there is no such secret
   */
  resolve(reference: string): string {
    const definition = this.definitions.find(({ name, arn }) =>
      [name, arn].some((known) => reference === known || reference.startsWith(`${known}:`)),
    );
    if (!definition) {
      return required(
        this.madeByHand(reference),
        () => new Error(`No secret of this app is called ${reference}`),
      );
    }
    const value = definition.given ? definition.given() : (this.generated[definition.id] ?? '');
    const [, jsonKey] = /:SecretString:([^:]+)/.exec(reference) ?? [];
    return jsonKey ? String((JSON.parse(value) as Record<string, unknown>)[jsonKey]) : value;
  }
}

function generate({ generate, template }: SecretDefinition): string {
  const { length, alphabet } = generate ?? { length: 0, alphabet: '' };
  const text = randomText(length, alphabet);
  return template ? JSON.stringify({ ...template.object, [template.key]: text }) : text;
}

const randomText = (length: number, alphabet: string) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
