package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.ValueDescriptions;
import dev.hexplain.ksy.model.EnumSpec;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.ksy.query.TreeQuery;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates calculated fields and the texts of objects when a reader shows them, since the tree does not store their
 * values.
 */
final class ComputedValues {
    private final TypeSpec top;
    private final Function<String, Optional<TypeSpec>> opaque;
    private final boolean haveTexts;

    /** The query of the tree read last: its compiled expressions are reused. */
    private WeakReference<Asked> last = new WeakReference<>(null);

    private record Asked(FieldTree tree, TreeQuery query) {}

    ComputedValues(TypeSpec top, Function<String, Optional<TypeSpec>> opaque) {
        this.top = top;
        this.opaque = opaque;
        this.haveTexts = new MentionedNames(top).ofTexts();
    }

    /** Adds a calculated value or the text of an object to the value that the bytes give. */
    Value of(FieldTree tree, Field field, Value read) {
        boolean calculated = field.shape().type() instanceof ValueType.Computed;
        boolean text = haveTexts && field.shape().type() instanceof ValueType.Group;
        if (!calculated && !text) {
            return read;
        }
        try {
            return calculated
                    ? shown(query(tree).calculated(field.id()).orElse(null))
                    : query(tree).text(field.id()).map(Value::described).orElse(read);
        } catch (EvalException hasNone) {
            return calculated ? Value.described(String.valueOf(hasNone.getMessage())) : read;
        }
    }

    private synchronized TreeQuery query(FieldTree tree) {
        Asked asked = last.get();
        if (asked == null || asked.tree != tree) {
            asked = new Asked(tree, new TreeQuery(tree, top, opaque));
            last = new WeakReference<>(asked);
        }
        return asked.query;
    }

    private static Exact exact(Object value) {
        return switch (value) {
            case Long number -> new Exact.Whole(() -> Long.toString(number));
            case Double number -> new Exact.Real(Double.toString(number));
            case Boolean truth -> new Exact.Truth(truth);
            case String text -> new Exact.Text(() -> text);
            case byte[] bytes -> new Exact.Bytes(() -> MemorySegment.ofArray(bytes));
            default -> new Exact.Name(ValueDescriptions.shortly(value));
        };
    }

    private static Value shown(@Nullable Object value) {
        return switch (value) {
            case null -> Value.NONE;
            case EnumValue named -> {
                EnumSpec.Member member = named.enumeration().members().get(named.value());
                yield Value.whole(named.value()).with(member == null ? "" : member.id(), "");
            }
            case Object other -> Value.exactly(ValueDescriptions.shortly(other), exact(other));
        };
    }
}
