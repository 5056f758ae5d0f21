package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The registry of views: the tables of all libraries. {@code formats/java/views/} documents it. */
public final class JavaViews {
    private static final Map<String, JavaView> BY_CLASS = all();

    /** In place of the view of a class to which others add fields: what their objects say is read by {@link #value}. */
    static final JavaView EXTENDED = (object, _) -> value(object);

    private JavaViews() {}

    private static Map<String, JavaView> all() {
        Map<String, JavaView> all = new HashMap<>();
        all.putAll(JdkCollections.VIEWS);
        all.putAll(JdkConcurrentCollections.VIEWS);
        all.putAll(SubMaps.VIEWS);
        all.putAll(JdkScalars.VIEWS);
        all.putAll(JdkAtomics.VIEWS);
        all.putAll(JdkTexts.VIEWS);
        all.putAll(JdkTimes.VIEWS);
        all.putAll(JdkTimeZones.VIEWS);
        all.putAll(JdkChronologies.VIEWS);
        all.putAll(JdkZoneRules.VIEWS);
        all.putAll(JdkFormats.VIEWS);
        all.putAll(JdkSql.VIEWS);
        all.putAll(JdkNet.VIEWS);
        all.putAll(JdkNames.VIEWS);
        all.putAll(JdkThrowables.VIEWS);
        all.putAll(JdkLambdas.VIEWS);
        all.putAll(JdkProxies.VIEWS);
        all.putAll(JdkCode.VIEWS);
        all.putAll(JdkManagement.VIEWS);
        all.putAll(KotlinViews.VIEWS);
        all.putAll(ScalaCollections.VIEWS);
        all.putAll(ScalaValues.VIEWS);
        all.putAll(GuavaCollections.VIEWS);
        all.putAll(GuavaMultisets.VIEWS);
        all.putAll(GuavaValues.VIEWS);
        all.putAll(JodaViews.VIEWS);
        all.putAll(JodaPartials.VIEWS);
        all.putAll(CommonsCollectionsViews.VIEWS);
        all.putAll(VavrViews.VIEWS);
        all.putAll(SpringViews.VIEWS);
        all.putAll(JacksonViews.VIEWS);
        all.putAll(GroovyViews.VIEWS);
        all.putAll(HibernateViews.VIEWS);
        all.putAll(QuartzViews.VIEWS);
        all.putAll(TomcatViews.VIEWS);
        all.putAll(EclipseViews.VIEWS);
        return Map.copyOf(all);
    }

    /** The classes that have a view. */
    static Set<String> classes() {
        return BY_CLASS.keySet();
    }

    /**
     * The value of an object: by the view of its class, or of the nearest superclass that has one, to which the fields
     * of its own classes are added; by its plain fields where no class has a view, or what is there does not fit it.
     */
    public static LogicalValue value(StreamObject object) {
        List<ClassData> classes = object.classData();
        for (int level = classes.size() - 1; level >= 0; level--) {
            String above = level == 0 ? "" : classes.get(level - 1).className();
            JavaView view = of(classes.get(level).className(), above);
            if (view != null) {
                return viewed(object, view, level);
            }
        }
        return object.plain("");
    }

    /** Whether an object is a throwable, which {@link #value} then reads as one. */
    public static boolean isThrowable(StreamObject object) {
        return object.classData().stream().anyMatch(each -> each.className().equals(JdkThrowables.THROWABLE));
    }

    private static LogicalValue viewed(StreamObject object, JavaView view, int level) {
        List<ClassData> classes = object.classData();
        ClassData written = classes.get(level);
        try {
            LogicalValue value = view.value(object, written);
            List<ClassData> below = classes.subList(level + 1, classes.size());
            return below.stream().allMatch(each -> addsNothing(each, written)) ? value : extended(object, value, below);
        } catch (MisfitException found) {
            return object.plain(misfit(written, String.valueOf(found.getMessage())));
        } catch (EndOfSource found) {
            return object.plain(misfit(
                    written,
                    "%d bytes more were expected, and %d were left".formatted(found.wanted(), found.available())));
        }
    }

    private static String misfit(ClassData written, String found) {
        return "This is no %s as its class writes it: %s. Its plain fields are shown."
                .formatted(written.className(), found);
    }

    /** Classes of the JDK without a view of their own hold again what their superclass holds; its throwables do not. */
    private static boolean addsNothing(ClassData below, ClassData viewed) {
        return below.isEmpty()
                || (isOfJdk(below.className()) && !viewed.className().equals(JdkThrowables.THROWABLE));
    }

    static boolean isOfJdk(String className) {
        return className.startsWith("java.") || className.startsWith("sun.");
    }

    /** What a class adds to one with a view: its fields, before what that one says. */
    private static LogicalValue extended(StreamObject object, LogicalValue value, List<ClassData> below) {
        String name = nameOf(value);
        Paged<LogicalValue.Named> own = Paged.later(() -> object.members(below, JdkThrowables::isCause));
        return new LogicalValue.Structure(
                object.field(),
                object.className(),
                value instanceof LogicalValue.Structure(var _, var _, Paged<LogicalValue.Named> members, var _)
                        ? members.then(own)
                        : Paged.of(List.of(new LogicalValue.Named(name, value))).then(own));
    }

    private static String nameOf(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Sequence _ -> "elements";
            case LogicalValue.Mapping _ -> "entries";
            default -> "value";
        };
    }

    /**
     * The view of a class by its name, or by what the compiler of its language makes of names; null where it has none.
     *
     * @param above the superclass; empty where it has none in the stream
     */
    static @Nullable JavaView of(String className, String above) {
        JavaView known = BY_CLASS.get(className);
        return known == null && ScalaValues.isCase(className, above) ? ScalaValues::enumCase : known;
    }
}
