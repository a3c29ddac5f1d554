"""Starts ministack with what it lacks of the parts of AWS which Galley's templates use.

Each entry names the gap and what AWS does instead. Nothing here changes what the templates ask for; where a resource
type is unknown, it is recorded under its name with the attributes that other templates read, and does nothing.
"""

import re

from ministack.core.responses import get_account_id, get_region
from ministack.services import lambda_svc
from ministack.services.cloudformation import _stacks, engine, provisioners

handlers = provisioners._RESOURCE_HANDLERS


def with_attributes(resource_type, attributes_of):
    """AWS answers more attributes of this type than the emulator does."""
    handler = handlers[resource_type]
    for operation in ("create", "update"):
        original = handler.get(operation)
        if original is None:
            continue

        def wrapped(*args, original=original, **options):
            physical_id, attributes = original(*args, **options)
            return physical_id, {**attributes, **attributes_of(physical_id)}

        handler[operation] = wrapped


def recorded(resource_type, identify, attributes_of=lambda name, props: {}):
    """The emulator does not know this type: it is recorded only."""

    def create(logical_id, props, stack_name):
        name = identify(props) or f"{stack_name}-{logical_id}"
        return name, attributes_of(name, props)

    def update(physical_id, old_props, new_props, stack_name):
        return physical_id, attributes_of(physical_id, new_props)

    handlers[resource_type] = {"create": create, "update": update, "delete": lambda physical_id, props: None}


# Cognito: a pool's name as an identity provider. AWS answers the issuer's URL without its scheme.
with_attributes(
    "AWS::Cognito::UserPool",
    lambda pool: {
        "ProviderName": f"cognito-idp.{get_region()}.amazonaws.com/{pool}",
        "ProviderURL": f"https://cognito-idp.{get_region()}.amazonaws.com/{pool}",
    },
)

# SES: the three DNS records with which a domain proves its DKIM keys.
with_attributes(
    "AWS::SES::EmailIdentity",
    lambda domain: {
        key: value
        for n in (1, 2, 3)
        for key, value in (
            (f"DkimDNSTokenName{n}", f"token{n}._domainkey.{domain}"),
            (f"DkimDNSTokenValue{n}", f"token{n}.dkim.amazonses.com"),
        )
    },
)

# Secrets Manager: CloudFormation knows a secret by its ARN, not by its name.
secret_handler = handlers["AWS::SecretsManager::Secret"]
create_secret, update_secret, delete_secret = (secret_handler[key] for key in ("create", "update", "delete"))


def name_of_secret(arn):
    return re.sub("-[0-9a-f]{6}$", "", arn.split(":secret:")[-1])


def with_secret_arn(name, attributes):
    return attributes.get("Arn") or secrets[name]["ARN"], attributes


secrets = provisioners._sm._secrets
secret_handler["create"] = lambda *args: with_secret_arn(*create_secret(*args))
secret_handler["update"] = lambda arn, *args, **options: with_secret_arn(
    *update_secret(name_of_secret(arn), *args, **options)
)
secret_handler["delete"] = lambda arn, props: delete_secret(name_of_secret(arn), props)

# CloudFormation: Fn::GetStackOutput may name another region than the stack's own.
resolve_refs = engine._resolve_refs


def resolve_refs_across_regions(value, *context, **options):
    spec = value.get("Fn::GetStackOutput") if isinstance(value, dict) and len(value) == 1 else None
    if isinstance(spec, dict) and "Region" in spec:
        region, stack_name, output_name = (
            str(resolve_refs(spec[key], *context, **options)) for key in ("Region", "StackName", "OutputName")
        )
        stack = _stacks.get_scoped(get_account_id(), region, stack_name) or {}
        for output in stack.get("Outputs", []):
            if output.get("OutputKey") == output_name:
                return output.get("OutputValue", "")
        raise ValueError(f"Output '{output_name}' not found in stack '{stack_name}' of {region}")
    return resolve_refs(value, *context, **options)


engine._resolve_refs = resolve_refs_across_regions

# CloudWatch: alarms on metric maths are recorded; the emulator refuses them.
alarm_record = provisioners._cw_metric_alarm_record


def alarm_record_with_maths(name, props):
    metrics = props.get("Metrics")
    if not metrics:
        return alarm_record(name, props)
    plain = {**props, "MetricName": "Maths", "Namespace": "Galley/emulator"}
    del plain["Metrics"]
    return alarm_record(name, plain)


provisioners._cw_metric_alarm_record = alarm_record_with_maths

# CloudFront for many tenants, the delivery of its logs, and budgets: types that the emulator does not know.
recorded(
    "AWS::CloudFront::ConnectionGroup",
    lambda props: props.get("Name"),
    lambda name, props: {
        "Id": name,
        "Arn": f"arn:aws:cloudfront::{get_account_id()}:connection-group/{name}",
        "RoutingEndpoint": f"{name.lower()}.cloudfront.net",
    },
)
recorded(
    "AWS::CloudFront::DistributionTenant",
    lambda props: props.get("Name"),
    lambda name, props: {"Id": name, "Arn": f"arn:aws:cloudfront::{get_account_id()}:distribution-tenant/{name}"},
)
for log_type in ("DeliverySource", "DeliveryDestination", "Delivery"):
    recorded(
        f"AWS::Logs::{log_type}",
        lambda props: props.get("Name"),
        lambda name, props, log_type=log_type: {
            "Arn": f"arn:aws:logs:{get_region()}:{get_account_id()}:{re.sub('(?<!^)(?=[A-Z])', '-', log_type).lower()}:{name}",
        },
    )
recorded("AWS::Budgets::Budget", lambda props: (props.get("Budget") or {}).get("BudgetName"))

# API Gateway and function URLs: events of format 2.0 have the cookies in a list of their own, not among the headers.
execute_function = lambda_svc._execute_function_with_config_scope


def execute_function_with_cookies(record, event, *args, **options):
    if isinstance(event, dict) and event.get("version") == "2.0":
        cookie = event.get("headers", {}).pop("cookie", "")
        if cookie:
            event["cookies"] = cookie.split("; ")
    return execute_function(record, event, *args, **options)


lambda_svc._execute_function_with_config_scope = execute_function_with_cookies

if __name__ == "__main__":
    from ministack.app import main

    main()
