import type { Assembly } from './assembly';

/** The addresses and domains that SES lets the account send from. */
export const readMailIdentities = (assembly: Assembly): string[] =>
  assembly.resources('AWS::SES::EmailIdentity').map((resource) => resource.name);

export interface ConfigurationSetDefinition {
  name: string;
  /** What becomes of its mails and goes to the event bus, as SES spells it: `bounce`. */
  published: string[];
}

interface EventDestinationProperties {
  ConfigurationSetName: string;
  EventDestination: {
    Enabled?: boolean;
    MatchingEventTypes: string[];
    EventBridgeDestination?: { EventBusArn: string };
  };
}

/** Metrics and other destinations of a set's events change nothing on a laptop. */
export function readConfigurationSets(assembly: Assembly): ConfigurationSetDefinition[] {
  const destinations = assembly
    .resources<EventDestinationProperties>('AWS::SES::ConfigurationSetEventDestination')
    .map(({ properties }) => properties)
    .filter(
      ({ EventDestination: { Enabled, EventBridgeDestination } }) =>
        // SES publishes to the account's default bus and to no other.
        Enabled && EventBridgeDestination?.EventBusArn.endsWith(':event-bus/default'),
    );
  return assembly.resources('AWS::SES::ConfigurationSet').map(({ name }) => ({
    name,
    published: destinations
      .filter(({ ConfigurationSetName }) => ConfigurationSetName === name)
      .flatMap(({ EventDestination }) => EventDestination.MatchingEventTypes),
  }));
}
