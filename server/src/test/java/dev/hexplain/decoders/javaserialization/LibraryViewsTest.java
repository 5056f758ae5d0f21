package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.google.common.base.Optional;
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.EnumBiMap;
import com.google.common.collect.EnumHashBiMap;
import com.google.common.collect.EnumMultiset;
import com.google.common.collect.EvictingQueue;
import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashBiMap;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableClassToInstanceMap;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.ImmutableRangeMap;
import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.ImmutableTable;
import com.google.common.collect.LinkedHashMultimap;
import com.google.common.collect.LinkedHashMultiset;
import com.google.common.collect.LinkedListMultimap;
import com.google.common.collect.Maps;
import com.google.common.collect.Multimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Multisets;
import com.google.common.collect.Range;
import com.google.common.collect.Sets;
import com.google.common.collect.Table;
import com.google.common.collect.Tables;
import com.google.common.collect.TreeBasedTable;
import com.google.common.collect.TreeMultimap;
import com.google.common.collect.TreeMultiset;
import com.google.common.collect.TreeRangeSet;
import com.google.common.hash.HashCode;
import com.google.common.net.HostAndPort;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import com.google.common.primitives.UnsignedInteger;
import com.google.common.primitives.UnsignedLong;
import com.google.common.util.concurrent.AtomicDouble;
import com.google.common.util.concurrent.AtomicDoubleArray;
import com.google.common.util.concurrent.AtomicLongMap;
import dev.hexplain.testing.Slow;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import kotlin.LazyKt;
import kotlin.Pair;
import kotlin.collections.CollectionsKt;
import kotlin.collections.MapsKt;
import kotlin.collections.SetsKt;
import kotlin.text.Regex;
import kotlin.uuid.Uuid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import scala.Some;
import scala.Symbol$;
import scala.Tuple2;
import scala.Tuple2$mcII$sp;
import scala.Tuple3;
import scala.collection.immutable.ArraySeq$;
import scala.collection.immutable.BitSet$;
import scala.collection.immutable.LazyList;
import scala.collection.immutable.LazyList$;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Range$;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal$;
import scala.math.BigInt$;

/** Views of classes of libraries, on what these classes wrote just now. */
@Slow
class LibraryViewsTest {
    static Stream<Arguments> guava() {
        return Stream.of(
                arguments("[]", ImmutableList.of()),
                arguments("[\"a\",1]", ImmutableList.of("a", 1)),
                arguments("[\"a\",\"b\"]", ImmutableSet.of("a", "b")),
                arguments("[1,2]", ImmutableSortedSet.of(2, 1)),
                arguments("[\"UP\",\"DOWN\"]", Sets.immutableEnumSet(RoundingMode.DOWN, RoundingMode.UP)),
                arguments("{\"a\":1,\"b\":2}", ImmutableMap.of("a", 1, "b", 2)),
                arguments("{\"a\":1}", ImmutableBiMap.of("a", 1)),
                arguments("{\"a\":1,\"b\":2}", ImmutableSortedMap.of("b", 2, "a", 1)),
                arguments("{\"UP\":1}", Maps.immutableEnumMap(Map.of(RoundingMode.UP, 1))),
                arguments("[\"a\",\"b\"]", ImmutableMap.of("a", 1, "b", 2).keySet()),
                arguments("[1,2]", ImmutableMap.of("a", 1, "b", 2).values()),
                arguments("{\"a\":1,\"b\":2}", ImmutableMap.of("a", 1, "b", 2).entrySet()),
                arguments("{\"a\":2,\"b\":1}", ImmutableMultiset.of("a", "a", "b")),
                arguments("{\"a\":2,\"b\":1}", ImmutableSortedMultiset.of("b", "a", "a")),
                arguments("{\"a\":2,\"b\":1}", LinkedHashMultiset.create(List.of("a", "b", "a"))),
                arguments("{\"a\":2,\"b\":1}", TreeMultiset.create(List.of("b", "a", "a"))),
                arguments("{\"a\":2}", ConcurrentHashMultiset.create(List.of("a", "a"))),
                arguments("{\"UP\":2}", EnumMultiset.create(List.of(RoundingMode.UP, RoundingMode.UP))),
                arguments("{\"a\":1}", Multisets.unmodifiableMultiset(LinkedHashMultiset.create(List.of("a")))),
                arguments(
                        "{\"a\":[1,2],\"b\":[3]}",
                        filled(MultimapBuilder.linkedHashKeys()
                                .arrayListValues()
                                .build())),
                arguments("{\"a\":[1,2],\"b\":[3]}", filled(ArrayListMultimap.create())),
                arguments("{\"a\":[1,2],\"b\":[3]}", filled(HashMultimap.create())),
                arguments("{\"a\":[1,2],\"b\":[3]}", filled(TreeMultimap.create())),
                arguments("{\"a\":[1,2],\"b\":[3]}", ImmutableListMultimap.copyOf(filled(ArrayListMultimap.create()))),
                arguments("{\"a\":[1,2],\"b\":[3]}", ImmutableSetMultimap.copyOf(filled(ArrayListMultimap.create()))),
                arguments(
                        "{\"a\":[1,2],\"b\":[3]}", Multimaps.unmodifiableMultimap(filled(ArrayListMultimap.create()))),
                arguments("{\"a\":1}", Multimaps.forMap(new TreeMap<>(Map.of("a", 1)))),
                arguments(
                        "[{\"key\":\"a\",\"value\":1},{\"key\":\"a\",\"value\":2},{\"key\":\"b\",\"value\":3}]",
                        filled(LinkedListMultimap.create())),
                arguments(
                        "[{\"key\":\"a\",\"value\":1},{\"key\":\"a\",\"value\":2},{\"key\":\"b\",\"value\":3}]",
                        filled(LinkedHashMultimap.create())),
                arguments("{\"a\":1}", HashBiMap.create(Map.of("a", 1))),
                arguments("{\"1\":\"a\"}", HashBiMap.create(Map.of("a", 1)).inverse()),
                arguments("{\"UP\":\"DAYS\"}", EnumBiMap.create(Map.of(RoundingMode.UP, TimeUnit.DAYS))),
                arguments("{\"UP\":\"x\"}", EnumHashBiMap.create(Map.of(RoundingMode.UP, "x"))),
                arguments("{\"a\":1}", Maps.unmodifiableBiMap(HashBiMap.create(Map.of("a", 1)))),
                arguments("{\"a\":1}", Maps.unmodifiableNavigableMap(new TreeMap<>(Map.of("a", 1)))),
                arguments("[\"a\"]", Sets.unmodifiableNavigableSet(new TreeSet<>(List.of("a")))),
                arguments("{\"a\":1}", Maps.synchronizedBiMap(HashBiMap.create(Map.of("a", 1)))),
                arguments(
                        "{\"r\":{\"c\":1}}",
                        Tables.unmodifiableTable(HashBasedTable.create(ImmutableTable.of("r", "c", 1)))),
                arguments("{\"java.lang.Integer\":1}", ImmutableClassToInstanceMap.of(Integer.class, 1)),
                arguments("[\"b\",\"c\"]", queue()),
                arguments("{\"r\":{\"c\":1}}", table(HashBasedTable.create())),
                arguments("{\"r\":{\"c\":1}}", table(TreeBasedTable.create())),
                arguments("[{\"row\":\"r\",\"column\":\"c\",\"value\":1}]", ImmutableTable.of("r", "c", 1)),
                arguments(
                        "[{\"row\":\"r\",\"column\":\"c\",\"value\":1},{\"row\":\"s\",\"column\":\"c\",\"value\":2}]",
                        ImmutableTable.builder()
                                .put("r", "c", 1)
                                .put("s", "c", 2)
                                .build()),
                arguments(
                        "[\"[1..2)\",\"(5..6]\"]",
                        ImmutableRangeSet.unionOf(List.of(Range.closedOpen(1, 2), Range.openClosed(5, 6)))),
                arguments("{\"[1..2]\":\"x\"}", ImmutableRangeMap.of(Range.closed(1, 2), "x")),
                arguments("[\"[1..2]\"]", TreeRangeSet.create(List.of(Range.closed(1, 2)))),
                arguments("\"[1..3]\"", ContiguousSet.create(Range.closed(1, 3), DiscreteDomain.integers())),
                arguments("\"(-\u221e..4)\"", Range.lessThan(4)),
                arguments("\"[4..+\u221e)\"", Range.atLeast(4)),
                arguments("\"(-\u221e..+\u221e)\"", Range.all()),
                arguments("\"x\"", Optional.of("x")),
                arguments("null", Optional.absent()),
                arguments("\"[::1]:80\"", HostAndPort.fromParts("::1", 80)),
                arguments("\"example.org\"", HostAndPort.fromHost("example.org")),
                arguments("4294967295", UnsignedInteger.MAX_VALUE),
                arguments("18446744073709551615", UnsignedLong.MAX_VALUE),
                arguments("1.5", new AtomicDouble(1.5)),
                arguments("[1.5,-0.0,\"NaN\"]", new AtomicDoubleArray(new double[] {1.5, -0.0, Double.NaN})),
                arguments("{\"a\":7}", AtomicLongMap.create(Map.of("a", 7L))),
                arguments("7", HashCode.fromInt(7)),
                arguments("\"AQI=\"", HashCode.fromBytes(new byte[] {1, 2})),
                arguments("[2,3]", Ints.asList(1, 2, 3).subList(1, 3)),
                arguments("[1,2]", ImmutableIntArray.of(1, 2)));
    }

    @SuppressWarnings("unchecked") // map() makes what its type says
    static Stream<Arguments> scala() {
        scala.collection.immutable.List<Object> two = nil().$colon$colon("b").$colon$colon("a");
        return Stream.of(
                arguments("[]", nil()),
                arguments("[\"a\",\"b\"]", two),
                arguments("[\"a\",\"b\"]", two.toVector()),
                arguments("[\"a\",\"b\"]", two.toSet()),
                arguments("{}", map(0)),
                arguments("{\"k0\":0,\"k1\":1}", map(2)),
                arguments("{\"k0\":0,\"k1\":1,\"k2\":2,\"k3\":3}", map(4)),
                arguments("\"x\"", new Some<>("x")),
                arguments("null", scala.None$.MODULE$),
                arguments("[\"a\",1]", new Tuple2<>("a", 1)),
                arguments("[1,2]", new Tuple2$mcII$sp(1, 2)),
                arguments("[1,2,\"c\"]", new Tuple3<>(1, 2, "c")),
                arguments("12.50", BigDecimal$.MODULE$.apply("12.50")),
                arguments("7", BigInt$.MODULE$.apply("7")),
                arguments("12345678901234567890", BigInt$.MODULE$.apply("12345678901234567890")),
                arguments("\"1 to 10 by 2\"", Range$.MODULE$.inclusive(1, 10, 2)),
                arguments("\"1 until 10\"", Range$.MODULE$.apply(1, 10)),
                arguments("\"sym\"", Symbol$.MODULE$.apply("sym")),
                arguments("[1,2,64]", BitSet$.MODULE$.fromBitMask(new long[] {6, 1})),
                arguments("\"abc\"", new scala.collection.mutable.StringBuilder("abc")),
                arguments("[\"a\",\"b\"]", LazyList$.MODULE$.from(two).force()),
                arguments("[1,2]", begun(LazyList$.MODULE$.from(1, 1))),
                arguments("[]", LazyList$.MODULE$.from(1, 1)),
                arguments("[]", LazyList$.MODULE$.empty()),
                arguments("[\"a\",\"b\"]", CollectionConverters.asJava(two)),
                arguments(
                        "{\"a\":1}",
                        CollectionConverters.asJava(
                                new scala.collection.mutable.HashMap<>().addOne(new Tuple2<>("a", 1)))),
                arguments("[\"a\"]", CollectionConverters.asJava(new scala.collection.mutable.HashSet<>().addOne("a"))),
                arguments("[1,2]", CollectionConverters.asScala(new ArrayList<>(List.of(1, 2)))),
                arguments("[\"a\"]", CollectionConverters.asScala(new TreeSet<>(List.of("a")))),
                arguments("{\"a\":1}", CollectionConverters.asScala(new TreeMap<>(Map.of("a", 1)))),
                arguments("{\"k0\":0}", CollectionConverters.asJava((scala.collection.immutable.Map<Object, Object>)
                        map(1))),
                arguments("[1,2]", ArraySeq$.MODULE$.unsafeWrapArray(new int[] {1, 2})),
                arguments("{\"a\":1}", new scala.collection.mutable.HashMap<>().addOne(new Tuple2<>("a", 1))),
                arguments("{\"a\":1}", new scala.collection.mutable.LinkedHashMap<>().addOne(new Tuple2<>("a", 1))),
                arguments("{\"a\":1}", new scala.collection.concurrent.TrieMap<>().addOne(new Tuple2<>("a", 1))),
                arguments("[\"a\"]", new scala.collection.mutable.ArrayBuffer<>().addOne("a")),
                arguments("{\"left\":\"e\"}", new scala.util.Left<>("e")),
                arguments("{\"right\":[\"a\",\"b\"]}", new scala.util.Right<>(two)),
                arguments("{\"success\":null}", new scala.util.Success<>(null)));
    }

    static Stream<Arguments> kotlin() {
        return Stream.of(
                arguments("[]", CollectionsKt.emptyList()),
                arguments("[]", SetsKt.emptySet()),
                arguments("{}", MapsKt.emptyMap()),
                arguments("[\"x\",\"y\"]", built(List.of("x", "y"))),
                arguments("[\"x\"]", SetsKt.build(add(SetsKt.createSetBuilder(), "x"))),
                arguments("{\"a\":1}", MapsKt.build(put(MapsKt.createMapBuilder()))),
                arguments("{\"first\":\"a\",\"second\":1}", new Pair<>("a", 1)),
                arguments("\"v\"", LazyKt.lazy(() -> "v")),
                arguments("\"a+b\"", new Regex("a+b")),
                arguments("\"00000000-0000-0001-0000-000000000002\"", Uuid.Companion.fromLongs(1, 2)),
                arguments("\"1970-01-01T00:00:01.000000002Z\"", kotlin.time.Instant.Companion.fromEpochSeconds(1, 2)));
    }

    @ParameterizedTest
    @MethodSource({"guava", "scala", "kotlin"})
    void objects_of_libraries_say_what_they_are(String expected, Object object) throws Exception {
        assertThat(Says.json(Says.written(object))).isEqualTo(expected);
    }

    private static <M extends Multimap<String, Integer>> M filled(M empty) {
        empty.put("a", 1);
        empty.put("a", 2);
        empty.put("b", 3);
        return empty;
    }

    private static Object table(Table<String, String, Integer> empty) {
        empty.put("r", "c", 1);
        return empty;
    }

    private static Object queue() {
        EvictingQueue<String> queue = EvictingQueue.create(2);
        queue.addAll(List.of("a", "b", "c"));
        return queue;
    }

    /** Two elements are computed. */
    private static LazyList<Object> begun(LazyList<Object> endless) {
        assertThat(endless.tail().head()).isEqualTo(2);
        return endless;
    }

    @SuppressWarnings("unchecked")
    private static scala.collection.immutable.List<Object> nil() {
        return (scala.collection.immutable.List<Object>) (Object) Nil$.MODULE$;
    }

    @SuppressWarnings("unchecked")
    private static Object map(int size) {
        Object map = scala.collection.immutable.Map$.MODULE$.empty();
        for (int i = 0; i < size; i++) {
            map = ((scala.collection.immutable.Map<Object, Object>) map).updated("k" + i, i);
        }
        return map;
    }

    private static Object built(List<Object> elements) {
        List<Object> builder = CollectionsKt.createListBuilder();
        builder.addAll(elements);
        return CollectionsKt.build(builder);
    }

    private static Set<Object> add(Set<Object> builder, Object element) {
        builder.add(element);
        return builder;
    }

    private static Map<Object, Object> put(Map<Object, Object> builder) {
        builder.put("a", 1);
        return builder;
    }
}
