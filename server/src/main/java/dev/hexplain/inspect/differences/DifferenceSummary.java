package dev.hexplain.inspect.differences;

import dev.hexplain.inspect.view.DifferencesView.Count;
import dev.hexplain.inspect.view.DifferencesView.Difference;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Differences in words: {@code 3 values changed, 1 added (orders[7])}. */
final class DifferenceSummary {
    /** Differences of a kind that are named. */
    private static final int NAMED = 3;

    private DifferenceSummary() {}

    static String of(DifferenceKind as, boolean complete, List<Count> counts, List<Difference> first) {
        if (counts.isEmpty() && !complete) {
            return "Not all was compared; nothing of the rest differs";
        }
        if (counts.isEmpty()) {
            return as == DifferenceKind.VALUES ? "Both say the same" : "Both have the same " + as.word();
        }
        StringBuilder words = new StringBuilder(complete ? "" : "At least ");
        String noun = as.word();
        for (Count count : counts) {
            words.append(words.isEmpty() || words.charAt(words.length() - 1) == ' ' ? "" : ", ");
            words.append(counted(count, noun));
            noun = "";
            words.append(as == DifferenceKind.BYTES ? "" : names(count, first));
        }
        return words.toString();
    }

    /** {@code 1 value changed}, {@code 2 added}; of bytes, runs are counted. */
    private static String counted(Count count, String noun) {
        String counted = switch (noun) {
            case "" -> "";
            case "bytes" -> count.count() == 1 ? " run of bytes" : " runs of bytes";
            default -> " " + (count.count() == 1 ? noun.substring(0, noun.length() - 1) : noun);
        };
        String what = count.kind().equals("type-changed") ? "of another type" : count.kind();
        return String.format(Locale.ROOT, "%,d%s %s", count.count(), counted, what);
    }

    private static String names(Count count, List<Difference> first) {
        List<String> paths = first.stream()
                .filter(difference -> difference.kind().equals(count.kind()))
                .map(difference -> difference.kind().equals("added") ? difference.newPath() : difference.path())
                .filter(path -> !path.isEmpty())
                .limit(NAMED)
                .toList();
        boolean all = paths.size() == count.count();
        return all && !paths.isEmpty() ? paths.stream().collect(Collectors.joining(", ", " (", ")")) : "";
    }
}
