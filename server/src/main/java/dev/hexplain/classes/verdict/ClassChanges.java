package dev.hexplain.classes.verdict;

import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.verdict.ClassVerdict.FieldKind;
import dev.hexplain.classes.verdict.ClassVerdict.FieldVerdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What changed in the classes of one stream, up to another stream. Arrays and proxies are left out: they have no versions.
 *
 * @param changed classes in both
 * @param same how many are the same in both
 * @param onlyBefore names of those that only the first has
 * @param onlyAfter names of those that only the second has
 */
public record ClassChanges(List<ClassChange> changed, int same, List<String> onlyBefore, List<String> onlyAfter) {
    /**
     * Compares two streams.
     *
     * @param types classes that tell which type is above another one
     */
    public static ClassChanges between(List<StreamedClass> before, List<StreamedClass> after, LocalClasses types) {
        Map<String, List<StreamedClass>> first = byName(before);
        Map<String, List<StreamedClass>> second = byName(after);
        FieldComparison fields = new FieldComparison(types);
        List<ClassChange> changed = new ArrayList<>();
        int same = 0;
        for (Map.Entry<String, List<StreamedClass>> each : first.entrySet()) {
            List<StreamedClass> then = second.getOrDefault(each.getKey(), List.of());
            if (then.isEmpty()) {
                continue;
            }
            ClassChange change = change(other(each.getValue(), then), other(then, each.getValue()), fields);
            if (change.fields().isEmpty() && change.notes().isEmpty()) {
                same++;
            } else {
                changed.add(change);
            }
        }
        return new ClassChanges(changed, same, missing(first, second), missing(second, first));
    }

    private static Map<String, List<StreamedClass>> byName(List<StreamedClass> classes) {
        Map<String, List<StreamedClass>> byName = new LinkedHashMap<>();
        for (StreamedClass each : classes) {
            if (each.kind() != StreamedClass.Kind.ARRAY && each.kind() != StreamedClass.Kind.PROXY) {
                byName.computeIfAbsent(each.name(), _ -> new ArrayList<>(1)).add(each);
            }
        }
        return byName;
    }

    private static List<String> missing(Map<String, List<StreamedClass>> here, Map<String, List<StreamedClass>> there) {
        return here.keySet().stream().filter(name -> !there.containsKey(name)).toList();
    }

    /** Of versions in one stream, the first that the other stream does not have; the last, where it has them all. */
    private static StreamedClass other(List<StreamedClass> versions, List<StreamedClass> there) {
        Map<Long, StreamedClass> known = new HashMap<>();
        there.forEach(each -> known.put(each.uid(), each));
        return versions.stream()
                .filter(each -> !known.containsKey(each.uid()))
                .findFirst()
                .orElseGet(versions::getLast);
    }

    private static ClassChange change(StreamedClass before, StreamedClass after, FieldComparison comparison) {
        List<FieldVerdict> fields = comparison.of(before.fields(), after.fields(), false).stream()
                .filter(field -> field.kind() != FieldKind.SAME)
                .toList();
        return new ClassChange(before, after, fields, notes(before, after));
    }

    private static List<String> notes(StreamedClass before, StreamedClass after) {
        List<String> notes = new ArrayList<>();
        if (before.uid() != after.uid()) {
            notes.add(
                    "Its serialVersionUID was %dL, and is %dL: a class has one of them, and reads no stream with the other"
                            .formatted(before.uid(), after.uid()));
        }
        if (before.kind() != after.kind()) {
            notes.add("It was %s, and is %s".formatted(said(before.kind()), said(after.kind())));
        }
        if (before.hasWriteMethod() != after.hasWriteMethod()) {
            notes.add(after.hasWriteMethod() ? "It has a writeObject now" : "It has no writeObject any more");
        }
        String above = above(before);
        if (!above.equals(above(after))) {
            notes.add("Above it was %s, and is %s".formatted(above, above(after)));
        }
        return notes;
    }

    private static String said(StreamedClass.Kind kind) {
        return switch (kind) {
            case ENUM -> "an enum";
            case NEITHER -> "not serializable";
            default -> kind.name().toLowerCase(Locale.ROOT);
        };
    }

    private static String above(StreamedClass of) {
        List<StreamedClass> lineage = of.lineage();
        return lineage.size() == 1
                ? "no serializable class"
                : String.join(
                        ", ",
                        lineage.subList(1, lineage.size()).stream()
                                .map(StreamedClass::name)
                                .toList());
    }
}
