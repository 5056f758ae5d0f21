package dev.hexplain.ksy.check;

import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Endianness;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Instance;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.Parameter;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.HashMap;
import java.util.Map;

/** Checks one user type, without the types nested in it. */
final class TypeChecker {
    private final TypeSpec type;
    private final DeclaredTypes fields;
    private final DiagnosticReport report;

    /** Path of the first use of an id. */
    private final Map<String, String> ids = new HashMap<>();

    TypeChecker(TypeSpec type, DeclaredTypes fields, DiagnosticReport report) {
        this.type = type;
        this.fields = fields;
        this.report = report;
    }

    void check() {
        checkMeta();
        type.parameters().forEach(this::check);
        AttributeChecker attributes = new AttributeChecker(type, fields, report);
        for (Attribute attribute : type.seq()) {
            claim(attribute.id(), report.places().below(attribute.at(), "id"));
            attributes.check(attribute);
        }
        for (Instance instance : type.instances().values()) {
            claim(instance.id(), instance.at());
            attributes.check(instance);
        }
        type.toText().ifPresent(text -> report.expect(ExprTypes.TEXT, text, type, Locals.NONE));
    }

    private void claim(String id, Location at) {
        String first = ids.putIfAbsent(id, at.path());
        if (first != null && !id.isEmpty()) {
            report.error(at, "duplicate name '" + id + "', first at " + first);
        }
    }

    private void check(Parameter parameter) {
        claim(parameter.id(), report.places().below(parameter.at(), "id"));
        if (fields.named(parameter.type(), type).isEmpty()) {
            report.error(report.places().below(parameter.at(), "type"), Scopes.unknownType(parameter.type(), type));
        }
        report.expectEnum(parameter.enumeration(), type, parameter.at());
        ExprType plain = fields.named(parameter.type(), type).orElse(ExprTypes.UNKNOWN);
        ExprType element = plain instanceof ExprType.Array array ? array.of() : plain;
        if (parameter.enumeration() != null && !ExprTypes.INT.takes(element)) {
            report.error(
                    report.places().below(parameter.at(), "enum"),
                    "an enum names integers, and this is " + element.words());
        }
    }

    @SuppressWarnings("ReferenceEquality") // compared by identity: a type inherits the switch from the one around it
    private void checkMeta() {
        Location encoding = report.places().below(report.places().below(type.at(), "meta"), "encoding");
        if (report.places().has(type.at(), "meta/encoding") && !type.encoding().isEmpty()) {
            EncodingNames.warning(type.encoding()).ifPresent(warning -> report.warning(encoding, warning));
        }
        boolean inherited = type.outer()
                .map(outer -> outer.endianness() == type.endianness())
                .orElse(false);
        if (type.endianness() instanceof Endianness.Switched switched && !inherited) {
            check(switched);
        }
    }

    private void check(Endianness.Switched switched) {
        ExprType on = report.typeOf(switched.on(), type, Locals.NONE);
        for (Endianness.Case one : switched.cases()) {
            Expression when = one.when();
            if (when == null) {
                continue;
            }
            ExprType found = report.typeOf(when, type, new Locals(null, on));
            if (!ExprType.comparable(on, found)) {
                report.error(when.at(), "switch-on gives " + on.words() + ", and this case is " + found.words());
            }
        }
    }
}
