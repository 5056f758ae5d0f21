package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.decoders.javaserialization.blocks.CountedPart.Run;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.List;

/** What Eclipse Collections writes into blocks. */
final class EclipseBlocks {
    private static final PrimitivePart COUNT = PrimitivePart.s4("count", Role.LENGTH, "How many elements follow.");
    private static final PrimitivePart LOAD = PrimitivePart.of(
            "loadFactor", ValueType.F4_BE, Float.BYTES, Role.HEADER, "How full the hash table may become.");

    private EclipseBlocks() {}

    /** Classes for objects, whose blocks have one layout. */
    static List<JdkBlocks.Form> ofObjects() {
        return List.of(
                new JdkBlocks.Form(
                        BlockParts.of(COUNT),
                        names(
                                "bag.immutable.ImmutableBagSerializationProxy",
                                "bag.mutable.HashBag",
                                "bag.sorted.immutable.ImmutableSortedBagSerializationProxy",
                                "bag.sorted.mutable.TreeBag",
                                "bimap.immutable.ImmutableBiMapSerializationProxy",
                                "list.mutable.FastList",
                                "map.immutable.ImmutableMapSerializationProxy",
                                "map.sorted.immutable.ImmutableSortedMapSerializationProxy",
                                "map.sorted.mutable.TreeSortedMap",
                                "map.strategy.immutable.ImmutableMapWithHashingStrategySerializationProxy",
                                "multimap.list.FastListMultimap",
                                "multimap.list.ImmutableListMultimapImpl$ImmutableListMultimapSerializationProxy",
                                "multimap.set.UnifiedSetMultimap",
                                "set.immutable.ImmutableSetSerializationProxy",
                                "set.sorted.immutable.ImmutableSortedSetSerializationProxy",
                                "set.sorted.mutable.TreeSortedSet",
                                "stack.immutable.ImmutableStackSerializationProxy",
                                "stack.mutable.ArrayStack")),
                new JdkBlocks.Form(
                        BlockParts.of(COUNT, LOAD),
                        names(
                                "bimap.mutable.AbstractMutableBiMap$Inverse",
                                "bimap.mutable.HashBiMap",
                                "map.mutable.UnifiedMap",
                                "set.mutable.UnifiedSet")));
    }

    private static List<String> names(String... inPackage) {
        return List.of(inPackage).stream()
                .map(name -> EclipsePrimitives.PACKAGE + name)
                .toList();
    }

    /** The forms of collections of primitives. */
    static List<BlockForm> ofPrimitives() {
        return EclipsePrimitives.FORMS.stream().map(EclipseBlocks::form).toList();
    }

    /** The number of the form of a class among these; -1 for none. */
    static int of(String className) {
        boolean known = className.startsWith(EclipsePrimitives.PACKAGE)
                && EclipsePrimitives.byClass().containsKey(className);
        return known
                ? EclipsePrimitives.FORMS.indexOf(EclipsePrimitives.byClass().get(className))
                : BlockForms.UNKNOWN;
    }

    private static BlockForm form(EclipsePrimitives of) {
        return switch (of.kind()) {
            case ELEMENTS -> counted(() -> BlockParts.of(primitive("value", of.key())));
            case COUNTED -> counted(() -> BlockParts.of(primitive("value", of.key()), COUNT));
            case PAIRS -> counted(() -> BlockParts.of(primitive("key", of.key()), primitive("value", of.value())));
            case OBJECTS_BY_KEY ->
                new BlockForm(3, layout -> byKey(layout, of.key()), (bytes, at, end) -> byKey(bytes, at, end, of));
            case KEYS_OF_OBJECTS ->
                new BlockForm(
                        2,
                        layout -> ofObjects(layout, of.value()),
                        (bytes, at, end) -> end - at == Integer.BYTES ? 0 : 1);
        };
    }

    private interface Element {
        BlockParts make();
    }

    private static BlockForm counted(Element element) {
        return new BlockForm(
                1,
                _ -> BlockParts.of(new CountedPart(
                        "elements", "elements", "All that it holds.", false, new Run("elements", element.make(), 0))),
                (bytes, at, end) -> 0);
    }

    private static final int FIRST = 0;
    private static final int NEXT = 1;
    private static final int EMPTY = 2;

    /** Each key is before its value, the first of them behind the count. */
    private static BlockParts byKey(int layout, String key) {
        return switch (layout) {
            case FIRST -> BlockParts.of(COUNT, primitive("key", key));
            case NEXT -> BlockParts.of(primitive("key", key));
            default -> BlockParts.of(COUNT);
        };
    }

    /** A map without entries is a count of 0; a key of 0 is the first one. */
    private static int byKey(MemorySegment bytes, long at, long end, EclipsePrimitives of) {
        long length = end - at;
        int key = bytes(of.key());
        if (length == Integer.BYTES + key) {
            return FIRST;
        }
        boolean zero = length == Integer.BYTES && bytes.get(INT, at) == 0;
        return zero ? EMPTY : length == key ? NEXT : BlockForms.UNKNOWN;
    }

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    /** The count, and the values, each behind its key; these may have as many bytes as the count. */
    private static BlockParts ofObjects(int layout, String value) {
        return layout == 1
                ? BlockParts.of(primitive("value", value))
                : bytes(value) == Integer.BYTES
                        ? BlockParts.of(PrimitivePart.of(
                                "number",
                                type(value),
                                Integer.BYTES,
                                Role.VALUE,
                                "Before the first key, how many entries follow; behind a key, its value."))
                        : BlockParts.of(COUNT);
    }

    private static PrimitivePart primitive(String name, String type) {
        return PrimitivePart.of(name, type(type), bytes(type), Role.VALUE, "");
    }

    private static int bytes(String type) {
        return switch (type) {
            case "Boolean", "Byte" -> 1;
            case "Char", "Short" -> Short.BYTES;
            case "Float", "Int" -> Integer.BYTES;
            default -> Long.BYTES;
        };
    }

    private static ValueType type(String name) {
        return switch (name) {
            case "Boolean" -> ValueType.BOOL;
            case "Byte" -> ValueType.S1;
            case "Char" -> new ValueType.Char(ByteOrder.BIG_ENDIAN);
            case "Short" -> ValueType.S2_BE;
            case "Float" -> ValueType.F4_BE;
            case "Int" -> ValueType.S4_BE;
            case "Double" -> ValueType.F8_BE;
            default -> ValueType.S8_BE;
        };
    }
}
