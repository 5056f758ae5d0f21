package dev.hexplain.inspect;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Compares the labels of known bytes with the formats that detection found. */
final class ConfusionMatrix {
    private static final int SLOWEST = 12;

    private final List<Detection> all;

    ConfusionMatrix(List<Detection> all) {
        this.all = List.copyOf(all);
    }

    /**
     * One detection.
     *
     * @param nanos that it took
     * @param read bytes of its file that were touched, a page at a time
     */
    record Detection(Labelled labelled, DetectedAs answer, boolean right, long nanos, long read) {
        double millis() {
            return nanos / 1e6;
        }

        /** The same, in the time of one that was faster; what is wrong or reads much in either is. */
        Detection atBest(Detection again) {
            return new Detection(
                    labelled,
                    right ? again.answer : answer,
                    right && again.right,
                    Math.min(nanos, again.nanos),
                    Math.max(read, again.read));
        }

        @Override
        public String toString() {
            return "%s/%s is %s, not %s".formatted(labelled.set(), labelled.name(), labelled.label(), answer);
        }
    }

    /** Percent right of what fits, of that which is judged; 100 where there is none. */
    double percent(Predicate<Labelled> which) {
        List<Detection> some = detected(which);
        long right = some.stream().filter(Detection::right).count();
        return some.isEmpty() ? 100 : 100.0 * right / some.size();
    }

    List<Detection> wrong(Predicate<Labelled> which) {
        return detected(which).stream().filter(each -> !each.right()).toList();
    }

    List<Detection> all() {
        return all;
    }

    List<String> sets() {
        return all.stream()
                .map(each -> each.labelled().set())
                .distinct()
                .sorted()
                .toList();
    }

    double medianMillis() {
        return all.stream()
                        .mapToLong(Detection::nanos)
                        .sorted()
                        .skip(all.size() / 2)
                        .findFirst()
                        .orElse(0)
                / 1e6;
    }

    private List<Detection> detected(Predicate<Labelled> which) {
        return all.stream()
                .filter(each -> each.labelled().counts() && which.test(each.labelled()))
                .toList();
    }

    /** Labels, and how often each answer was given for them; then each set; then what is wrong. */
    String text() {
        StringBuilder out = new StringBuilder("label × answer\n");
        Map<String, Map<String, Integer>> table = new TreeMap<>();
        all.forEach(each -> table.computeIfAbsent(each.labelled().label(), _ -> new TreeMap<>())
                .merge(each.answer().name(), 1, Integer::sum));
        table.forEach((label, answers) -> out.append("  %-22s %s%n".formatted(label, row(answers))));
        out.append("format: named first of all\n");
        table.keySet()
                .forEach(label -> out.append("  %-22s %s%n"
                        .formatted(label, share(each -> each.label().equals(label)))));
        out.append("sets\n");
        sets().forEach(set -> out.append(set(set)));
        out.append("has a format: %s; has none: %s%n"
                .formatted(share(Labelled::hasFormat), share(each -> !each.hasFormat())));
        out.append(costs());
        out.append("wrong\n");
        wrong(_ -> true).stream().forEach(each -> out.append("  ").append(each).append('\n'));
        return out.toString();
    }

    private static String row(Map<String, Integer> answers) {
        StringBuilder row = new StringBuilder();
        answers.entrySet().stream()
                .sorted(Comparator.comparing(Map.Entry<String, Integer>::getValue)
                        .reversed())
                .forEach(each -> row.append(each.getKey())
                        .append(' ')
                        .append(each.getValue())
                        .append("  "));
        return row.toString();
    }

    private String set(String set) {
        long unjudged = all.stream()
                .filter(each ->
                        each.labelled().set().equals(set) && !each.labelled().counts())
                .count();
        return "  %-26s %s%s%n"
                .formatted(
                        set,
                        share(each -> each.set().equals(set)),
                        unjudged == 0 ? "" : ", " + unjudged + " too little");
    }

    private String share(Predicate<Labelled> which) {
        List<Detection> some = detected(which);
        long right = some.stream().filter(Detection::right).count();
        return String.format(Locale.ROOT, "%d of %d (%.2f %%)", right, some.size(), percent(which));
    }

    /** Of so many sources, how many took longer than that. */
    long slowerThan(double millis) {
        return all.stream().filter(each -> each.nanos() > millis * 1e6).count();
    }

    private String costs() {
        long[] nanos = all.stream().mapToLong(Detection::nanos).sorted().toArray();
        Detection widest =
                all.stream().max(Comparator.comparingLong(Detection::read)).orElseThrow();
        StringBuilder out = new StringBuilder(String.format(
                Locale.ROOT,
                "ms of the processor: median %.2f, p99 %.2f, above 50: %d; KB read: max %d (%s)%nslowest%n",
                nanos[nanos.length / 2] / 1e6,
                nanos[nanos.length * 99 / 100] / 1e6,
                slowerThan(50),
                widest.read() >> 10,
                widest.labelled().name()));
        all.stream()
                .sorted(Comparator.comparingLong(Detection::nanos).reversed())
                .limit(SLOWEST)
                .forEach(each -> out.append(String.format(
                        Locale.ROOT,
                        "  %.1f ms: %s/%s%n",
                        each.nanos() / 1e6,
                        each.labelled().set(),
                        each.labelled().name())));
        return out.toString();
    }
}
