package dev.hexplain.ksy.check;

import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.read.YamlPositions;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the diagnostics of a descriptor, and checks single expressions. */
final class DiagnosticReport {
    private static final int MAX = 1000;

    private final Set<Diagnostic> diagnostics = new LinkedHashSet<>();
    private final YamlPositions places;
    private final DeclaredTypes fields;

    DiagnosticReport(YamlPositions places, DeclaredTypes fields) {
        this.places = places;
        this.fields = fields;
    }

    Set<Diagnostic> diagnostics() {
        return diagnostics;
    }

    YamlPositions places() {
        return places;
    }

    void error(Location at, String message) {
        add(Diagnostic.error(at, message));
    }

    void warning(Location at, String message) {
        add(Diagnostic.warning(at, message));
    }

    private void add(Diagnostic error) {
        if (diagnostics.size() < MAX) {
            diagnostics.add(error);
        }
    }

    /** The type of an expression; what is wrong in it is reported at its character. */
    ExprType typeOf(Expression expression, TypeSpec context, Locals locals) {
        return fields.types()
                .of(
                        expression.tree(),
                        context,
                        locals,
                        (at, message) -> error(expression.at().inside(expression.text(), at), message));
    }

    /** Reports an expression, if present, that has another type than expected. */
    void expect(ExprType expected, @Nullable Expression expression, TypeSpec context, Locals locals) {
        if (expression != null) {
            ExprType found = typeOf(expression, context, locals);
            if (!expected.takes(found)) {
                error(expression.at(), "expected " + expected.words() + ", found " + found.words());
            }
        }
    }

    /** Reports an unknown enum name; returns whether there is a known one. */
    boolean expectEnum(@Nullable TypeName name, TypeSpec context, Location at) {
        if (name == null || context.findEnum(name).isPresent()) {
            return name != null;
        }
        error(
                places.below(at, "enum"),
                "unknown enum '" + name + "' in type '" + context + "'"
                        + dev.hexplain.text.NameSuggestion.hint(name.toString(), Scopes.enums(context)));
        return false;
    }
}
