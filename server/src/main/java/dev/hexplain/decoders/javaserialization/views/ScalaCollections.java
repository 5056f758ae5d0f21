package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The collections of Scala 2.13 and 3, which have one library. */
final class ScalaCollections {
    private static final String PACKAGE = "scala.collection.";
    private static final String END = "scala.collection.generic.SerializeEnd";
    private static final String HASH_MAP_FACTORY = "Map$DeserializationFactory";
    private static final String WRAPPING = PACKAGE + "convert.JavaCollectionWrappers$";
    private static final String WRAPPED = "underlying";

    /** Of collections of Scala for Java, and of those of Java for Scala. */
    private static final List<String> WRAPPERS = List.of(
            "DictionaryWrapper",
            "IterableWrapper",
            "JCollectionWrapper",
            "JConcurrentMapWrapper",
            "JDictionaryWrapper",
            "JIterableWrapper",
            "JListWrapper",
            "JMapWrapper",
            "JPropertiesWrapper",
            "JSetWrapper",
            "MapWrapper",
            "MutableBufferWrapper",
            "MutableSeqWrapper",
            "SeqWrapper",
            "SetWrapper");

    private static final int LONGEST_NAME = 500;
    /** Maps and sets with so many elements have classes of their own. */
    private static final int SMALL = 4;

    static final Map<String, JavaView> VIEWS = views();

    private ScalaCollections() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>();
        views.put(PACKAGE + "generic.DefaultSerializationProxy", ScalaCollections::proxy);
        views.put(PACKAGE + "BitSet$SerializationProxy", ScalaCollections::bits);
        views.put(PACKAGE + "immutable.LazyList$SerializationProxy", ScalaCollections::lazy);
        views.put(PACKAGE + "immutable.Stream$SerializationProxy", ScalaCollections::lazy);
        views.put(PACKAGE + "immutable.LazyList", FieldForms.noElements());
        views.put(PACKAGE + "immutable.Range", ScalaCollections::range);
        for (String wrapper : List.of("MapWrapper", "SetWrapper")) {
            views.put(WRAPPING + "Mutable" + wrapper, (object, _) -> wrapper(object, object.above(WRAPPING + wrapper)));
        }
        for (String wrapper : WRAPPERS) {
            views.put(WRAPPING + wrapper, ScalaCollections::wrapper);
        }
        for (int size = 1; size <= SMALL; size++) {
            String[] numbers =
                    IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toArray(String[]::new);
            String[] elements =
                    Stream.of(numbers).map(number -> "elem" + number).toArray(String[]::new);
            String[] entries = Stream.of(numbers)
                    .flatMap(number -> Stream.of("key" + number, "value" + number))
                    .toArray(String[]::new);
            views.put(PACKAGE + "immutable.Set$Set" + size, FieldForms.elements(elements));
            views.put(PACKAGE + "immutable.Map$Map" + size, smallMap(size, entries));
        }
        for (String of : List.of("Boolean", "Byte", "Char", "Double", "Float", "Int", "Long", "Ref", "Short", "Unit")) {
            views.put(PACKAGE + "immutable.ArraySeq$of" + of, FieldForms.content("unsafeArray"));
            views.put(PACKAGE + "mutable.ArraySeq$of" + of, FieldForms.content("array"));
        }
        return Map.copyOf(views);
    }

    /** F{key1, value1, …}: fields of some of these classes have the name of the class before theirs. */
    private static JavaView smallMap(int size, String[] fields) {
        String prefix = "scala$collection$immutable$Map$Map" + size + "$$";
        JavaView plain = FieldForms.entries(fields);
        JavaView prefixed = FieldForms.entries(
                Stream.of(fields).map(field -> prefix + field).toArray(String[]::new));
        return (object, written) -> (written.find(fields[0]).isPresent() ? plain : prefixed).value(object, written);
    }

    /** F{underlying}, in some classes with the name of the class before it. */
    private static LogicalValue wrapper(StreamObject object, ClassData written) throws MisfitException {
        String field = written.find(WRAPPED).isPresent()
                ? WRAPPED
                : written.className().replace('.', '$') + "$$" + WRAPPED;
        return FieldForms.delegate(field).value(object, written);
    }

    /** F{factory} i(n) o×n; where n is negative, o… until {@code SerializeEnd}. Elements of maps are pairs. */
    private static LogicalValue proxy(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        long count = contents.block(0, Integer.BYTES).s4();
        long elements = contents.count() - 1 - (count < 0 ? 1 : 0);
        if (elements < 0 || (count >= 0 && count != elements) || (count < 0 && !isEnd(contents.value(elements + 1)))) {
            throw new MisfitException(
                    "%d elements were expected, or an end, and %d were found".formatted(count, Math.max(0, elements)));
        }
        Paged<LogicalValue> all = contents.values(1, elements);
        LogicalValue factory = written.value("factory");
        String type = collection(factory);
        return isOfMap(factory)
                ? new LogicalValue.Mapping(object.field(), type, all.map(pair -> entry(object, pair)))
                : new LogicalValue.Sequence(object.field(), type, all);
    }

    /** F{} o… {@code SerializeEnd} o(what was not yet computed): the elements that were. */
    private static LogicalValue lazy(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        long elements = contents.count() - 2;
        if (elements < 0 || !isEnd(contents.value(elements))) {
            throw new MisfitException("elements, an end, and what follows were expected");
        }
        String type = object.className().substring(0, object.className().indexOf('$'));
        return new LogicalValue.Sequence(object.field(), type, contents.values(0, elements));
    }

    private static boolean isEnd(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                && scalar.text().first(LONGEST_NAME).equals(END);
    }

    private static boolean isOfMap(LogicalValue factory) {
        String name = JavaClassKind.nameOf(factory.field());
        return name.contains("MapFactory$") || name.endsWith(HASH_MAP_FACTORY);
    }

    /** The class of the collection that a factory makes. */
    private static String collection(LogicalValue factory) {
        return factory instanceof LogicalValue.Structure(var _, var _, Paged<LogicalValue.Named> members, var _)
                ? members.page(0, 2).stream()
                        .map(LogicalValue.Named::value)
                        .filter(LogicalValue.Scalar.class::isInstance)
                        .map(LogicalValue.Scalar.class::cast)
                        .filter(scalar -> scalar.kind() == ScalarKind.NAME)
                        .map(scalar -> scalar.text().first(LONGEST_NAME))
                        .findFirst()
                        .orElse(PACKAGE + "Iterable")
                : PACKAGE + "Iterable";
    }

    /** What is no pair is a key without a value. */
    private static LogicalValue.Entry entry(StreamObject object, LogicalValue pair) {
        LogicalValue tuple = pair instanceof LogicalValue.Reference reference
                ? object.values().of(reference)
                : pair;
        return tuple instanceof LogicalValue.Sequence sequence
                        && sequence.elements().count() == 2
                ? sequence.elements().pairs(LogicalValue.Entry::new).page(0, 1).getFirst()
                : new LogicalValue.Entry(pair, LogicalValue.Scalar.absent(pair.field()));
    }

    /** F{} i(n) l×n: the numbers of the bits that are set. */
    private static LogicalValue bits(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().blocks(0);
        int words = in.s4();
        in.require((long) words * Long.BYTES);
        return BitSets.of(object, written.field(), words, in::s8);
    }

    /** F{start, end, step, …}: as in a source, {@code 1 to 10 by 2}. */
    private static LogicalValue range(StreamObject object, ClassData written) throws MisfitException {
        long step = written.integer("step");
        String text = "%d %s %d%s"
                .formatted(
                        written.integer("start"),
                        object.className().endsWith("$Inclusive") ? "to" : "until",
                        written.integer("end"),
                        step == 1 ? "" : " by " + step);
        return FieldForms.scalar(object, ScalarKind.NAME, text);
    }
}
