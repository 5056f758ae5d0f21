package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tuples, options, numbers and objects of Scala 2.13 and 3. */
final class ScalaValues {
    private static final int LARGEST_TUPLE = 22;
    private static final int LONGEST_NAME = 500;

    /** In the names of classes of the cases of enumerations that are one object, behind the enumeration's. */
    private static final String CASE = "$$anon$";

    private static final String CASE_NAME = "$name$";

    static final Map<String, JavaView> VIEWS = views();

    private ScalaValues() {}

    private static Map<String, JavaView> views() {
        Map<String, JavaView> views = new HashMap<>(Map.<String, JavaView>of(
                "scala.Some", FieldForms.content("value"),
                "scala.Symbol", FieldForms.scalar("name"),
                "scala.math.BigDecimal", FieldForms.content("bigDecimal"),
                "scala.math.BigInt", ScalaValues::bigInt,
                "scala.collection.mutable.StringBuilder", FieldForms.content("underlying"),
                "scala.runtime.ModuleSerializationProxy", ScalaValues::module,
                "scala.Enumeration$Val", ScalaValues::enumerationValue));
        views.put("scala.util.Left", FieldForms.named("left", "value"));
        views.put("scala.util.Right", FieldForms.named("right", "value"));
        views.put("scala.util.Success", FieldForms.named("success", "value"));
        views.put("scala.util.Failure", FieldForms.named("failure", "exception"));
        for (int size = 1; size <= LARGEST_TUPLE; size++) {
            views.put(
                    "scala.Tuple" + size,
                    FieldForms.elements(IntStream.rangeClosed(1, size)
                            .mapToObj(number -> "_" + number)
                            .toArray(String[]::new)));
        }
        for (String type : List.of("D", "I", "J")) {
            views.put("scala.Tuple1$mc" + type + "$sp", FieldForms.elements("_1$mc" + type + "$sp"));
        }
        List<String> types = List.of("C", "D", "I", "J", "Z");
        for (String first : types) {
            for (String second : types) {
                views.put(
                        "scala.Tuple2$mc" + first + second + "$sp",
                        FieldForms.elements("_1$mc" + first + "$sp", "_2$mc" + second + "$sp"));
            }
        }
        return Map.copyOf(views);
    }

    /** F{_bigInteger, _long}: the first is there where the second does not hold it. */
    private static LogicalValue bigInt(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("_bigInteger") instanceof LogicalValue.Scalar big)) {
            throw FieldForms.misfit("_bigInteger", "a BigInteger or null");
        }
        return big.kind() == ScalarKind.NULL
                ? FieldForms.scalar(object, ScalarKind.INTEGER, Long.toString(written.integer("_long")))
                : new LogicalValue.Scalar(object.field(), object.className(), ScalarKind.INTEGER, big.text());
    }

    /** F{moduleClass}: an {@code object} of Scala, some of which say more than their name. */
    private static LogicalValue module(StreamObject object, ClassData written) throws MisfitException {
        if (!(written.value("moduleClass") instanceof LogicalValue.Scalar module) || module.kind() != ScalarKind.NAME) {
            throw FieldForms.misfit("moduleClass", "a class");
        }
        String name = module.text().first(LONGEST_NAME);
        String plain = name.endsWith("$") ? name.substring(0, name.length() - 1) : name;
        return switch (plain) {
            case "scala.None" -> LogicalValue.Scalar.of(object.field(), plain, ScalarKind.NULL, "null");
            case "scala.collection.immutable.Nil", "scala.Tuple$package$EmptyTuple" ->
                new LogicalValue.Sequence(object.field(), plain, Paged.of(List.of()));
            case "scala.collection.immutable.Set$EmptySet" ->
                new LogicalValue.Sequence(object.field(), "scala.collection.immutable.Set", Paged.of(List.of()));
            case "scala.collection.immutable.Map$EmptyMap" ->
                new LogicalValue.Mapping(object.field(), "scala.collection.immutable.Map", Paged.of(List.of()));
            default -> LogicalValue.Scalar.of(object.field(), plain, ScalarKind.NAME, plain);
        };
    }

    /** Whether a class may be a case of an enumeration: an anonymous class of its own superclass. */
    static boolean isCase(String className, String above) {
        return !above.isEmpty() && className.startsWith(above + CASE);
    }

    /** F{_$ordinal$1, $name$1}: a case without parameters; others are their fields. */
    static LogicalValue enumCase(StreamObject object, ClassData written) throws MisfitException {
        Optional<String> name = written.members().stream()
                .map(written::nameOf)
                .filter(member -> member.startsWith(CASE_NAME))
                .findFirst();
        if (name.isEmpty() || written.members().size() != 2) {
            return object.plain("");
        }
        String className = written.className();
        String enumeration = className.substring(0, className.indexOf(CASE));
        return LogicalValue.Scalar.of(object.field(), enumeration, ScalarKind.NAME, written.text(name.get()));
    }

    /** F{i, name}: many have no name, which the enumeration finds among its methods. */
    private static LogicalValue enumerationValue(StreamObject object, ClassData written) throws MisfitException {
        String name = written.text("name");
        return FieldForms.scalar(object, ScalarKind.NAME, name.isEmpty() ? "value " + written.integer("i") : name);
    }
}
