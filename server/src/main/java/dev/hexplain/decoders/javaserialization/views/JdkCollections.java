package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.List;
import java.util.Map;

/** The collections of {@code java.util}, as JDK 8 to 25 write them. */
final class JdkCollections {
    /** What tags of {@code java.util.CollSer} mean, in their lowest byte. */
    private static final int LIST = 1;

    private static final int SET = 2;
    private static final int MAP = 3;
    private static final int LIST_WITH_NULLS = 4;

    /** A few bytes may say two thousand million elements. */
    private static final int MOST_COPIES = 1_000;

    private static final JavaView HASH_SET = CollectionForm.list().block(12).countAt(8);
    private static final CollectionForm HASH_MAP = CollectionForm.map().block(8).countAt(4);

    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry("java.util.ArrayList", CollectionForm.list().block(4).countIn("size")),
            Map.entry("java.util.LinkedList", CollectionForm.list().block(4).countAt(0)),
            Map.entry("java.util.ArrayDeque", CollectionForm.list().block(4).countAt(0)),
            Map.entry("java.util.Vector", JdkCollections::vector),
            Map.entry("java.util.HashMap", HASH_MAP),
            Map.entry("java.util.LinkedHashMap", new WrittenAbove("java.util.HashMap", HASH_MAP)),
            Map.entry("java.util.Hashtable", HASH_MAP),
            Map.entry("java.util.Properties", JdkCollections::properties),
            Map.entry("java.util.IdentityHashMap", CollectionForm.map().block(4).countAt(0)),
            Map.entry("java.util.TreeMap", CollectionForm.map().block(4).countAt(0)),
            Map.entry("java.util.EnumMap", CollectionForm.map().block(4).countAt(0)),
            Map.entry("java.util.HashSet", HASH_SET),
            Map.entry(
                    "java.util.TreeSet", CollectionForm.list().after(1).block(4).countAt(0)),
            Map.entry("java.util.EnumSet$SerializationProxy", FieldForms.delegate("elements")),
            Map.entry("java.util.PriorityQueue", CollectionForm.list().block(4).countIn("size")),
            Map.entry("java.util.BitSet", BitSets::inField),
            Map.entry("java.util.CollSer", JdkCollections::immutable),
            Map.entry("java.util.Arrays$ArrayList", FieldForms.delegate("a")),
            Map.entry("java.util.Collections$UnmodifiableCollection", FieldForms.delegate("c")),
            Map.entry("java.util.Collections$UnmodifiableMap", FieldForms.delegate("m")),
            Map.entry("java.util.Collections$SynchronizedCollection", FieldForms.delegate("c")),
            Map.entry("java.util.Collections$SynchronizedMap", FieldForms.delegate("m")),
            Map.entry("java.util.Collections$CheckedCollection", FieldForms.delegate("c")),
            Map.entry("java.util.Collections$CheckedMap", FieldForms.delegate("m")),
            Map.entry("java.util.Collections$SingletonList", FieldForms.elements("element")),
            Map.entry("java.util.Collections$SingletonSet", FieldForms.elements("element")),
            Map.entry("java.util.Collections$SingletonMap", FieldForms.entry("k", "v")),
            Map.entry("java.util.Collections$EmptyList", FieldForms.noElements()),
            Map.entry("java.util.Collections$EmptySet", FieldForms.noElements()),
            Map.entry("java.util.Collections$EmptyMap", FieldForms.noEntries()),
            Map.entry("java.util.Collections$SetFromMap", FieldForms.keysOf("m")),
            Map.entry("java.util.AbstractMap$SimpleEntry", FieldForms.entry("key", "value")),
            Map.entry("java.util.AbstractMap$SimpleImmutableEntry", FieldForms.entry("key", "value")),
            Map.entry("java.util.Collections$CopiesList", JdkCollections::copies),
            Map.entry("java.util.Collections$AsLIFOQueue", FieldForms.delegate("q")));

    private JdkCollections() {}

    /** F{defaults} below what Hashtable writes. */
    private static LogicalValue properties(StreamObject object, ClassData written) throws MisfitException {
        LogicalValue own = HASH_MAP.value(object, object.above("java.util.Hashtable"));
        return written.unfollowed("defaults") instanceof LogicalValue.Scalar
                ? own
                : new LogicalValue.Structure(
                        object.field(),
                        object.className(),
                        Paged.of(List.of(new LogicalValue.Named("entries", own), object.member(written, "defaults"))));
    }

    /** F{capacityIncrement, elementCount, elementData}: the array may be longer. */
    private static LogicalValue vector(StreamObject object, ClassData written) throws MisfitException {
        long count = written.integer("elementCount");
        if (!(written.unfollowed("elementData") instanceof LogicalValue.Sequence array)
                || count < 0
                || array.elements().count() < count) {
            throw new MisfitException("an array of %d elements or more was expected".formatted(count));
        }
        return new LogicalValue.Sequence(
                object.field(), object.className(), array.elements().range(0, count));
    }

    /** F{n, element}: many are shown by these fields. */
    private static LogicalValue copies(StreamObject object, ClassData written) throws MisfitException {
        long count = written.integer("n");
        return count < 0 || count > MOST_COPIES
                ? object.plain("")
                : new LogicalValue.Sequence(
                        object.field(), object.className(), new Repeated(written.unfollowed("element"), count));
    }

    /** F{tag} i(n) o×n: what List.of, Set.of and Map.of make. */
    private static LogicalValue immutable(StreamObject object, ClassData written) throws MisfitException {
        int tag = (int) written.integer("tag") & 0xFF;
        Contents contents = written.contents();
        Cursor block = contents.block(0, Integer.BYTES);
        long count = block.s4();
        if (contents.count() - 1 != count) {
            throw new MisfitException(
                    "%d objects were expected, and %d were found".formatted(count, contents.count() - 1));
        }
        Paged<LogicalValue> values = contents.values(1, count);
        Field field = object.field();
        return switch (tag) {
            case LIST, LIST_WITH_NULLS -> new LogicalValue.Sequence(field, "java.util.List", values);
            case SET -> new LogicalValue.Sequence(field, "java.util.Set", values);
            case MAP -> new LogicalValue.Mapping(field, "java.util.Map", values.pairs(LogicalValue.Entry::new));
            default -> throw new MisfitException("a tag from 1 to 4 was expected, and %d was found".formatted(tag));
        };
    }
}
