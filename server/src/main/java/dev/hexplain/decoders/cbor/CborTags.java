package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Decimals;
import dev.hexplain.decode.documents.Instants;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.Uuids;
import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Interprets tagged content (RFC 8949, section 3.4, and the IANA registry of CBOR tags). */
final class CborTags {
    static final int DECIMAL_FRACTION = 4;
    static final int BIGFLOAT = 5;
    static final int STRING_REFERENCE = 25;
    static final int SHAREABLE = 28;
    static final int SHARED_REFERENCE = 29;
    static final int NAMESPACE = 256;

    private static final int MAX_DEPTH = 4;
    private static final int MAX_INTEGER_BYTES = 1024;
    /** Digits of the number of a string. */
    private static final int LONGEST_NUMBER = 9;

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

    static String name(long number) {
        Enumeration tags = Cbor.FORMAT.symbols("tag").get();
        return tags.nameOf(number).orElse("tag " + Long.toUnsignedString(number));
    }

    /** The number of a tag; -1 of what is none. */
    static long number(FieldTree tree, Field tag) {
        return tree.child(tag, "head")
                .filter(head -> CborItems.major((int) tree.integer(head)) == CborItems.TAG)
                .map(head -> tree.child(tag, "number").map(tree::integer).orElseGet(() -> tree.integer(head) & 0x1F))
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

    /** A string that others refer to. */
    record Shared(boolean isText, MemorySegment bytes) {
        String text() {
            return new String(bytes.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
        }
    }

    /** The string that an index in tag 25 refers to. */
    static Value referred(FieldTree tree, Field index) {
        Value number = tree.value(index);
        Optional<Shared> string = string(tree, index);
        return string.isEmpty()
                ? number.with("", "refers to nothing")
                : string.get().isText()
                        ? Value.text(string.get().text())
                        : Value.exactly(
                                CborItems.TABLE.name(tree.sourceOf(index).segment(), definition(tree, index)),
                                new Exact.Bytes(string.get()::bytes));
    }

    /** Where the string is written that an index refers to; -1 where none is. */
    private static long definition(FieldTree tree, Field index) {
        if (!(tree.value(index).exact() instanceof Exact.Whole(Supplier<String> digits))
                || major(tree, index) != CborItems.UNSIGNED
                || digits.get().length() > LONGEST_NUMBER) {
            return -1;
        }
        Handles.Handle handle = tree.handles().at(index.offset(), Integer.parseInt(digits.get()));
        return handle.isDefined() ? tree.handles().definitionOffset(handle) : -1;
    }

    /** The string that an index refers to. */
    static Optional<Shared> string(FieldTree tree, Field index) {
        long defined = definition(tree, index);
        if (defined < 0) {
            return Optional.empty();
        }
        MemorySegment bytes = tree.sourceOf(index).segment();
        int first = tree.sourceOf(index).u1(defined);
        long head = 1L + CborItems.TABLE.argumentSize(first);
        long end = CborItems.TABLE.sizeOf(bytes, defined);
        return Optional.of(
                new Shared(CborItems.TABLE.form(first) == ItemForm.TEXT, bytes.asSlice(defined + head, end - head)));
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
        return Value.whole(number == 2 ? integer : integer.not());
    }
}
