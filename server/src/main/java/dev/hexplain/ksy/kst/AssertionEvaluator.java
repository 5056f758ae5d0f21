package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.Evals;
import dev.hexplain.ksy.eval.NameEvals;
import dev.hexplain.ksy.eval.Scope;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.kst.DecodedFile.Ending;
import dev.hexplain.ksy.kst.Spec.Assertion;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Evaluates the assertions of a spec on a decoded file. */
public final class AssertionEvaluator {
    private final Spec spec;
    private final TypeSpec root;
    private final TypeSpec everything;
    private final Evals evals = new Evals(NameEvals.BY_TEXT);

    private AssertionEvaluator(Spec spec, TypeSpec root, List<TypeSpec> imports) {
        this.spec = spec;
        this.root = root;
        this.everything = everything(spec, root, imports);
    }

    /**
     * An evaluator.
     *
     * @param root the type at the top of the spec's format
     * @param imports the top types of the descriptors that the spec imports
     */
    public static AssertionEvaluator of(Spec spec, TypeSpec root, List<TypeSpec> imports) {
        return new AssertionEvaluator(spec, root, imports);
    }

    /**
     * A type without fields that resolves the enums of all descriptors, because a format need not import what its spec
     * imports.
     */
    private static TypeSpec everything(Spec spec, TypeSpec root, List<TypeSpec> imports) {
        TypeSpec.Builder builder = new TypeSpec.Builder("spec", null, new Location(spec.file(), 1, 1, "/"));
        Stream.concat(imports.stream(), Stream.of(root)).forEach(builder::addImport);
        return builder.type();
    }

    /** One line for each failed assertion. */
    public List<String> failures(DecodedFile decoded) {
        Optional<ExceptionName> ended = decoded.failure().map(Ending::name);
        if (spec.exception().isPresent()) {
            ExceptionName expected = spec.exception().get();
            return ended.isPresent() && expected.covers(ended.get())
                    ? List.of()
                    : List.of(line(1, "expected " + expected + ", found " + ending(decoded.failure())));
        }
        if (ended.isPresent() && !decoded.evaluatedAfterError()) {
            return List.of(line(1, "expected it to decode, found " + ending(decoded.failure())));
        }
        List<String> failures = new ArrayList<>();
        Scope scope = new RootScope(decoded.root());
        for (Assertion assertion : spec.assertions()) {
            check(assertion, decoded, scope).ifPresent(found -> failures.add(line(assertion.line(), found)));
        }
        return failures;
    }

    private static String ending(Optional<Ending> ending) {
        return ending.map(end -> end.name() + ": " + end.message()).orElse("no failure");
    }

    private String line(int line, String message) {
        return spec.file() + ":" + line + ": " + message;
    }

    private Optional<String> check(Assertion assertion, DecodedFile decoded, Scope scope) {
        ExceptionName exception = assertion.exception();
        Object actual;
        try {
            actual = compile(assertion.actual()).value(scope);
        } catch (RuntimeException e) {
            Ending ending = ending(e, decoded);
            return exception != null && exception.covers(ending.name())
                    ? Optional.empty()
                    : Optional.of(assertion.actual() + ": expected " + wanted(assertion) + ", found "
                            + ending(Optional.of(ending)));
        }
        if (exception != null) {
            return Optional.of(
                    assertion.actual() + ": expected " + exception + ", found " + ValueDescriptions.of(actual));
        }
        return compare(assertion, actual, scope);
    }

    private static String wanted(Assertion assertion) {
        return assertion.exception() != null ? assertion.exception().toString() : String.valueOf(assertion.expected());
    }

    private Optional<String> compare(Assertion assertion, @Nullable Object actual, Scope scope) {
        String text = String.valueOf(assertion.expected());
        try {
            Object expected = text.equals("null") ? null : compile(text).value(scope);
            return ValueComparator.of(actual, expected)
                    ? Optional.empty()
                    : Optional.of(assertion.actual() + ": expected " + ValueDescriptions.of(expected) + ", found "
                            + ValueDescriptions.of(actual));
        } catch (EvalException | ExpressionSyntaxException e) {
            return Optional.of(assertion.actual() + ": expected " + text + ", found " + ValueDescriptions.of(actual)
                    + " (" + e.getMessage() + ")");
        }
    }

    private Eval compile(String text) {
        var tree = ExpressionParser.parse(text);
        try {
            return evals.compile(tree, root);
        } catch (EvalException _) {
            return evals.compile(tree, everything);
        }
    }

    /** The spec's name of an exception; an unknown exception is a bug and is rethrown. */
    private static Ending ending(RuntimeException thrown, DecodedFile decoded) {
        return switch (thrown) {
            case EvalException e -> FailureNames.of(e);
            case ExpressionSyntaxException e ->
                new Ending(new ExceptionName("SyntaxError", ""), String.valueOf(e.getMessage()));
            default -> decoded.failure(thrown).orElseThrow(() -> thrown);
        };
    }

    private record RootScope(StructValue self) implements Scope {
        @Override
        public @Nullable Object item() {
            return null;
        }

        @Override
        public long index() {
            return 0;
        }

        @Override
        public @Nullable Object on() {
            return null;
        }
    }
}
