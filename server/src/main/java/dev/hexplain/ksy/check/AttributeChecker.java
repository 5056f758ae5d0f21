package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.DataType;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.Parameter;
import dev.hexplain.ksy.model.ProcessCall;
import dev.hexplain.ksy.model.Repeat;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.model.Valid;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks attributes and instances of one type. */
final class AttributeChecker {
    private final TypeSpec type;
    private final DeclaredTypes fields;
    private final DiagnosticReport report;

    AttributeChecker(TypeSpec type, DeclaredTypes fields, DiagnosticReport report) {
        this.type = type;
        this.fields = fields;
        this.report = report;
    }

    void check(Instance instance) {
        switch (instance) {
            case Instance.Calculated calculated -> check(calculated);
            case Instance.Parsed parsed -> {
                report.expect(ExprTypes.INT, parsed.position(), type, Locals.NONE);
                report.expect(ExprTypes.STREAM, parsed.io(), type, Locals.NONE);
                check(parsed.attribute());
            }
        }
    }

    private void check(Instance.Calculated instance) {
        ExprType value = report.typeOf(instance.value(), type, Locals.NONE);
        report.expect(ExprTypes.BOOLEAN, instance.condition(), type, Locals.NONE);
        boolean named = report.expectEnum(instance.enumeration(), type, instance.at());
        if (instance.enumeration() != null) {
            expectInteger(value, instance.at());
        }
        ExprType result = named ? fields.of(instance, type) : value;
        check(instance.valid(), result, instance.enumeration() != null, instance.at());
    }

    void check(Attribute attribute) {
        if (DataType.UNREADABLE.equals(attribute.type())) {
            return;
        }
        Location at = attribute.at();
        report.expect(ExprTypes.BOOLEAN, attribute.condition(), type, Locals.NONE);
        report.expect(ExprTypes.INT, attribute.sizing().size(), type, Locals.NONE);
        check(attribute.type(), report.places().below(at, "type"), at);
        checkEncoding(attribute);
        checkEnum(attribute);
        ExprType element = fields.element(attribute, type);
        if (attribute.repeat() instanceof Repeat.Times times) {
            report.expect(ExprTypes.INT, times.count(), type, Locals.NONE);
        } else if (attribute.repeat() instanceof Repeat.Until until) {
            report.expect(ExprTypes.BOOLEAN, until.condition(), type, new Locals(element, null));
        }
        check(attribute.process());
        if (attribute.parent() instanceof Attribute.Parent.Chosen chosen) {
            report.expect(ExprTypes.ANY_STRUCT, chosen.object(), type, Locals.NONE);
        }
        check(attribute.valid(), element, attribute.enumeration() != null, at);
    }

    private void checkEncoding(Attribute attribute) {
        if (!report.places().has(attribute.at(), "encoding")) {
            return;
        }
        if (attribute.type() instanceof DataType.Text text && !text.encoding().isEmpty()) {
            EncodingNames.warning(text.encoding())
                    .ifPresent(warning -> report.warning(report.places().below(attribute.at(), "encoding"), warning));
        }
    }

    private void checkEnum(Attribute attribute) {
        report.expectEnum(attribute.enumeration(), type, attribute.at());
        if (attribute.enumeration() != null) {
            expectInteger(fields.unnamed(attribute, type), attribute.at());
        }
    }

    private void expectInteger(ExprType found, Location at) {
        if (!ExprTypes.INT.takes(found)) {
            report.error(report.places().below(at, "enum"), "an enum names integers, and this is " + found.words());
        }
    }

    private void check(DataType data, Location at, Location attribute) {
        switch (data) {
            case DataType.Int number when number.size() > 1 && number.order() == null -> expectOrder(at, "integers");
            case DataType.Real number when number.order() == null -> expectOrder(at, "numbers");
            case DataType.Text text
            when text.encoding().isEmpty() -> report.error(attribute, "a text needs an 'encoding', here or in 'meta'");
            case DataType.User user -> check(user);
            case DataType.Switch choice -> check(choice, attribute);
            default -> {}
        }
    }

    private void expectOrder(Location at, String what) {
        if (type.endianness() instanceof Endianness.Unset) {
            report.error(
                    at,
                    "no byte order: give 'endian' in 'meta', or write it behind the type, as in u4le, for " + what
                            + " of more than a byte");
        }
    }

    private void check(DataType.Switch choice, Location attribute) {
        ExprType on = report.typeOf(choice.on(), type, Locals.NONE);
        for (DataType.Case one : choice.cases()) {
            ExprType when = report.typeOf(one.when(), type, new Locals(null, on));
            if (!ExprType.comparable(on, when)) {
                report.error(one.when().at(), "switch-on gives " + on.words() + ", and this case is " + when.words());
            }
            check(one.type(), one.when().at(), attribute);
        }
        if (choice.otherwise() != null) {
            check(choice.otherwise(), report.places().below(attribute, "type/cases/_"), attribute);
        }
    }

    private void check(DataType.User user) {
        if (DataType.UNREADABLE.equals(user)) {
            return;
        }
        List<ExprType> arguments = user.arguments().stream()
                .map(argument -> report.typeOf(argument, type, Locals.NONE))
                .toList();
        Optional<TypeSpec> found = type.findType(user.name());
        if (found.isPresent()) {
            check(user, found.get(), arguments);
        } else if (!type.opaqueTypes()) {
            report.error(user.at(), Scopes.unknownType(user.name(), type));
        }
    }

    private void check(DataType.User user, TypeSpec found, List<ExprType> arguments) {
        List<Parameter> parameters = found.parameters();
        if (parameters.size() != arguments.size()) {
            report.error(
                    user.at(),
                    "type '" + found + "' takes " + count(parameters.size()) + ", found " + arguments.size()
                            + (parameters.isEmpty()
                                    ? ""
                                    : ": ("
                                            + String.join(
                                                    ", ",
                                                    parameters.stream()
                                                            .map(Parameter::id)
                                                            .toList()) + ")"));
            return;
        }
        for (int i = 0; i < arguments.size(); i++) {
            ExprType expected = fields.of(parameters.get(i), found);
            if (!expected.takes(arguments.get(i))) {
                Expression argument = user.arguments().get(i);
                report.error(
                        argument.at().inside(argument.text(), argument.tree().at()),
                        "parameter '" + parameters.get(i).id() + "' of type '" + found + "' takes " + expected.words()
                                + ", found " + arguments.get(i).words());
            }
        }
    }

    private static String count(int parameters) {
        return switch (parameters) {
            case 0 -> "no arguments";
            case 1 -> "one argument";
            default -> parameters + " arguments";
        };
    }

    private void check(@Nullable ProcessCall process) {
        if (process == null) {
            return;
        }
        List<ExprType> arguments = process.arguments().stream()
                .map(argument -> report.typeOf(argument, type, Locals.NONE))
                .toList();
        switch (process.name()) {
            case "zlib" -> expectArguments(process, arguments, List.of());
            case "rol", "ror" -> expectArguments(process, arguments, List.of(ExprTypes.INT));
            case "xor" -> {
                boolean bytes = arguments.size() == 1 && arguments.getFirst() instanceof ExprType.Bytes;
                expectArguments(process, arguments, List.of(bytes ? ExprTypes.BYTES : ExprTypes.INT));
            }
            default -> {}
        }
    }

    private void expectArguments(ProcessCall process, List<ExprType> found, List<ExprType> expected) {
        boolean fits = found.size() == expected.size();
        for (int i = 0; fits && i < found.size(); i++) {
            fits = expected.get(i).takes(found.get(i));
        }
        if (!fits) {
            String takes = expected.isEmpty()
                    ? "no arguments"
                    : "one argument, " + expected.getFirst().words();
            report.error(
                    process.at(),
                    "'" + process.name() + "' takes " + takes
                            + (process.name().equals("xor") ? " or bytes" : "") + ", found "
                            + (found.isEmpty()
                                    ? "none"
                                    : String.join(
                                            ", ",
                                            found.stream().map(ExprType::words).toList())));
        }
    }

    private void check(@Nullable Valid valid, ExprType value, boolean named, Location at) {
        switch (valid) {
            case null -> {}
            case Valid.Equal equal -> expectComparable(equal.value(), value);
            case Valid.AnyOf any -> any.values().forEach(each -> expectComparable(each, value));
            case Valid.Range range -> {
                expectOrdered(range.min(), value);
                expectOrdered(range.max(), value);
            }
            case Valid.Satisfies condition ->
                report.expect(ExprTypes.BOOLEAN, condition.condition(), type, new Locals(value, null));
            case Valid.InEnum _ -> {
                if (!named) {
                    report.error(report.places().below(at, "valid/in-enum"), "in-enum needs 'enum', which is missing");
                }
            }
        }
    }

    private void expectOrdered(@Nullable Expression bound, ExprType value) {
        if (bound == null) {
            return;
        }
        if (TypeOf.ordered(value)) {
            expectComparable(bound, value);
        } else {
            report.error(bound.at(), "min and max are for what has an order, and this is " + value.words());
        }
    }

    private void expectComparable(Expression expression, ExprType value) {
        ExprType found = report.typeOf(expression, type, new Locals(value, null));
        if (!ExprType.comparable(value, found)) {
            report.error(
                    expression.at(),
                    "the value is " + value.words() + ", and cannot be compared with " + found.words());
        }
    }
}
