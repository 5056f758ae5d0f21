package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.nested.SchemaLabels;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Recursion;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Spelled;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Collectors;
import uk.co.real_logic.sbe.PrimitiveType;

/**
 * Where the fields of structs stand: numbers and structs of numbers in the block, texts and bytes behind it, all others in
 * groups. Structs with anything else have no schema.
 */
final class NestedBlocks {
    /** The maximum of {@code uint16}, without its null value. */
    static final int LONGEST = 65_534;

    private static final int MOST_MEMBERS = 2_000;
    private static final int MOST_IN_ALL = 20_000;
    private static final int DEEPEST = 30;

    private final EntryStructs entries;
    private final IdentityHashMap<Struct, Integer> sizes = new IdentityHashMap<>();
    private int members;

    /** The part of a message that a field is in, in their order. */
    enum Part {
        BLOCK,
        GROUPS,
        DATA
    }

    private NestedBlocks(EntryStructs entries) {
        this.entries = entries;
    }

    /**
     * Places the fields of a struct and of all structs in it.
     *
     * @throws UnsupportedOperationException where SBE has no way to write one, with its path
     */
    static NestedBlocks of(Struct root, EntryStructs entries) {
        NestedBlocks blocks = new NestedBlocks(entries);
        blocks.check(root, "", 0);
        return blocks;
    }

    Part part(Field field) {
        if (isNumber(field.type()) || (!field.optional() && size(field.type()) > 0)) {
            return Part.BLOCK;
        }
        return field.optional() || !isText(field.type()) ? Part.GROUPS : Part.DATA;
    }

    /** The fields that are in a part. */
    List<Field> in(Part part, Struct struct) {
        return struct.fields().stream().filter(field -> part(field) == part).toList();
    }

    /** Whether values of a type are one number: flags and constants are as well. */
    static boolean isNumber(SchemaType type) {
        return switch (type) {
            case Scalar scalar -> !isText(scalar);
            case Spelled spelled -> !isText(spelled.scalar());
            case Constants _ -> true;
            default -> false;
        };
    }

    private static boolean isText(SchemaType type) {
        return type == Scalar.TEXT || type == Scalar.BYTES;
    }

    /** The type of the numbers of an enum: the smallest that has room for its constants and a null value. */
    static PrimitiveType numbers(Constants constants) {
        return constants.names().size() < PrimitiveType.UINT8.nullValue().longValue()
                ? PrimitiveType.UINT8
                : PrimitiveType.UINT16;
    }

    /** The bytes that any value of a type takes; 0 where that is not known before. */
    private int size(SchemaType type) {
        return switch (type) {
            case Scalar scalar ->
                switch (scalar) {
                    case INT, FLOAT -> Integer.BYTES;
                    case LONG, DOUBLE -> Long.BYTES;
                    case FLAG -> Byte.BYTES;
                    case TEXT, BYTES -> 0;
                };
            case Spelled spelled -> FixedType.primitive(spelled.word()).size();
            case Constants constants -> numbers(constants).size();
            case Struct struct -> size(struct);
            case Recursion _, Choice _, Sequence _, Dictionary _ -> 0;
        };
    }

    private int size(Struct struct) {
        Integer known = sizes.get(struct);
        if (known == null) {
            boolean isFixed = struct.fields().stream().allMatch(field -> part(field) == Part.BLOCK);
            known = isFixed ? blockLength(struct) : 0;
            sizes.put(struct, known);
        }
        return known;
    }

    private int blockLength(Struct struct) {
        return in(Part.BLOCK, struct).stream()
                .mapToInt(field -> size(field.type()))
                .reduce(0, (sum, size) -> Math.min(Integer.MAX_VALUE / 2, sum + size));
    }

    // -- what SBE cannot say

    private void check(Struct struct, String path, int depth) {
        members += struct.fields().size();
        if (struct.fields().size() > MOST_MEMBERS || members > MOST_IN_ALL) {
            throw refused(path, "has more members than a schema may have: %,d", Math.min(members, MOST_MEMBERS));
        }
        if (depth > DEEPEST) {
            throw refused(path, "is deeper than groups may stand in groups: %d", DEEPEST);
        }
        for (Field field : struct.fields()) {
            check(field.type(), joined(path, field.logical()), depth);
        }
        if (blockLength(struct) > LONGEST) {
            throw refused(path, "takes %,d bytes in a block, which has %,d at most", blockLength(struct), LONGEST);
        }
    }

    private void check(SchemaType type, String path, int depth) {
        switch (type) {
            case Choice choice -> throw refused(path, "is one of: %s; SBE has one type at each place", words(choice));
            case Recursion again ->
                throw refused(path, "is a %s inside of a %s; no group of SBE holds itself", again.name(), again.name());
            case Struct struct -> check(struct, path, depth + 1);
            case Sequence(SchemaType of) when of instanceof Struct struct -> check(struct, path + "[]", depth + 1);
            case Sequence(SchemaType of) -> check(of, path + "[]", depth + 1);
            case Dictionary map -> check(entries.pair(map), path + "{}", depth + 1);
            case Scalar _, Spelled _, Constants _ -> {}
        }
    }

    private static String words(Choice choice) {
        return choice.fields().stream()
                .map(field -> SchemaLabels.of(field.type()))
                .collect(Collectors.joining(", "));
    }

    private static String joined(String path, String step) {
        return path.isEmpty() || step.isEmpty() ? path + step : path + "." + step;
    }

    private static UnsupportedOperationException refused(String path, String reason, Object... parts) {
        return new UnsupportedOperationException(
                (path.isEmpty() ? "The object" : path) + " " + reason.formatted(parts));
    }
}
