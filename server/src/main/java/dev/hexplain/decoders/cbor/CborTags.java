package dev.hexplain.decoders.cbor;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.Decimals;
import dev.hexplain.decode.documents.Instants;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.BiFunction;

/** Interprets tagged content (RFC 8949, section 3.4, and the IANA registry of CBOR tags). */
final class CborTags {
    private static final int MAX_DEPTH = 4;
    private static final int MAX_INTEGER_BYTES = 1024;

    private CborTags() {}

    static Value of(FieldTree tree, Field tag) {
        return of(tree, tag, 0);
    }

    private static Value of(FieldTree tree, Field tag, int depth) {
        long number = number(tree, tag);
        Optional<Field> content = tree.child(tag, "content");
        String actual = content.map(item -> actual(tree, number, item, depth)).orElse("");
        return new Value(actual, "", name(number));
    }

    private static String name(long number) {
        Enumeration tags = Cbor.FORMAT.symbols("tag").get();
        return tags.nameOf(number).orElse("tag " + Long.toUnsignedString(number));
    }

    private static long number(FieldTree tree, Field tag) {
        return tree.child(tag, "number")
                .or(() -> tree.child(tag, "head"))
                .map(at -> at.name().equals("head") ? tree.integer(at) & 0x1F : tree.integer(at))
                .orElse(-1L);
    }

    private static String actual(FieldTree tree, long number, Field content, int depth) {
        Optional<String> meant = switch (Math.clamp(number, -1, Integer.MAX_VALUE)) {
            case 1 -> decimal(plain(tree, content, depth)).flatMap(Instants::ofSeconds);
            case 4 ->
                fraction(tree, content, depth, (mantissa, exponent) -> Decimals.text(mantissa, exponent.negate()));
            case 5 -> fraction(tree, content, depth, Decimals::binary);
            case 25 -> Optional.of(referred(tree, content).actual());
            case 37 -> uuid(tree, content);
            default -> Optional.empty();
        };
        return meant.orElseGet(() -> plain(tree, content, depth));
    }

    /** The content's own text; containers and deeply nested tags are not formatted. */
    private static String plain(FieldTree tree, Field content, int depth) {
        return switch (content.shape().production()) {
            case Productions.MAP -> "{…}";
            case Productions.ARRAY -> "[…]";
            default ->
                content.kind().equals(ItemShapes.TYPED_VALUE)
                        ? "…"
                        : !isTag(tree, content)
                                ? tree.value(content).actual()
                                : depth < MAX_DEPTH
                                        ? of(tree, content, depth + 1).actual()
                                        : "…";
        };
    }

    private static boolean isTag(FieldTree tree, Field content) {
        return content.role() != Role.UNPARSED && major(tree, content) == CborItems.TAG;
    }

    private static int major(FieldTree tree, Field item) {
        return CborItems.major(tree.sourceOf(item).u1(item.offset()));
    }

    private static Optional<BigDecimal> decimal(String text) {
        try {
            return Optional.of(new BigDecimal(text));
        } catch (NumberFormatException none) {
            return Optional.empty();
        }
    }

    private static Optional<String> fraction(
            FieldTree tree, Field content, int depth, BiFunction<BigInteger, BigInteger, String> power) {
        Optional<BigInteger> exponent = part(tree, content, "exponent", depth);
        Optional<BigInteger> mantissa = part(tree, content, "mantissa", depth);
        return exponent.flatMap(e -> mantissa.map(m -> power.apply(m, e)));
    }

    /** An integer; empty for anything else. */
    private static Optional<BigInteger> part(FieldTree tree, Field content, String name, int depth) {
        return tree.child(content, name)
                .flatMap(at -> decimal(plain(tree, at, depth)))
                .filter(number -> number.scale() == 0)
                .map(BigDecimal::unscaledValue);
    }

    private static Optional<String> uuid(FieldTree tree, Field content) {
        return tree.child(content, "value")
                .filter(bytes -> bytes.length() == 16)
                .map(bytes -> Uuids.text(tree.sourceOf(bytes).copy(bytes.offset(), 16)));
    }

    /** The string that an index in tag 25 refers to. */
    static Value referred(FieldTree tree, Field index) {
        String number = tree.value(index).actual();
        Handles.Handle handle = number.length() > 9 || major(tree, index) != CborItems.UNSIGNED
                ? new Handles.Handle(-1, 0, 0)
                : tree.handles().at(index.offset(), Integer.parseInt(number));
        if (!handle.isDefined()) {
            return new Value(number, "", "refers to nothing");
        }
        long defined = tree.handles().definitionOffset(handle);
        Source source = tree.sourceOf(index);
        String text = CborItems.TABLE.name(source.segment(), defined);
        return Value.of(CborItems.TABLE.form(source.u1(defined)) == ItemForm.TEXT ? Quoted.quote(text) : text);
    }

    /** Bytes, or the bignum of tags 2 and 3. */
    static Value bytes(FieldTree tree, Field leaf, Value read) {
        if (leaf.length() == 0 || leaf.length() > MAX_INTEGER_BYTES) {
            return read;
        }
        long number = tree.parent(leaf.id())
                .filter(content -> content.name().equals("content"))
                .flatMap(content -> tree.parent(content.id()))
                .map(tag -> number(tree, tag))
                .orElse(-1L);
        if (number != 2 && number != 3) {
            return read;
        }
        BigInteger integer = new BigInteger(1, tree.source().copy(leaf.offset(), (int) leaf.length()));
        return Value.of((number == 2 ? integer : integer.not()).toString());
    }
}
