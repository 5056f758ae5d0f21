package dev.hexplain.inspect.dumps;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Limits;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.view.PreviewView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.Walk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Decodes the first fields of bytes that are not stored, from a beginning of them, in unnoticeable time. */
public record PreviewFields(Detector detector) {
    /** Bytes that are decoded; of more only so many. */
    static final int LONGEST = 1 << 17;

    private static final int FIELDS = 12;
    private static final int DEEPEST = 6;
    private static final int VALUE = 120;
    private static final Limits LIMITS = new Limits(20_000, 256, 1_000, Duration.ofMillis(30), 1 << 18);

    /**
     * The first fields of bytes.
     *
     * @param whole whether {@code inside} is all that there is
     * @return null where nothing is known of them
     */
    public PreviewView.@Nullable QuickContent of(Source inside, Candidate settled, boolean whole) {
        if (inside.length() == 0 || settled.offset() >= inside.length() || isUnknown(settled)) {
            return null;
        }
        Source head = inside.slice(0, Math.min(inside.length(), LONGEST));
        boolean all = whole && head.length() == inside.length();
        DecodeOptions options = new DecodeOptions(settled.offset(), LIMITS);
        Decoder decoder = detector.decoder(settled.format());
        try (FieldTree tree = decoder.decode(head, options, TreeStorage.inMemory(), Progress.NONE)) {
            FaultLog.shown(tree, decoder);
            List<Issue> issues = tree.facts().issues();
            return new PreviewView.QuickContent(
                    fields(tree),
                    tree.facts().fields(),
                    all,
                    // A truncated beginning is not an issue of the dump.
                    all ? tree.facts().issueCount() : 0,
                    all && !issues.isEmpty() ? firstIssue(issues.getFirst()) : null);
        }
    }

    private static boolean isUnknown(Candidate settled) {
        return settled.format().equals("bytes") || settled.format().equals("text");
    }

    private static List<PreviewView.QuickField> fields(FieldTree tree) {
        List<PreviewView.QuickField> fields = new ArrayList<>();
        Walk walk = new Walk(tree);
        while (fields.size() < FIELDS && walk.next()) {
            Field field = walk.field();
            String value = field.role().covers() ? tree.value(field).summary() : "";
            fields.add(new PreviewView.QuickField(
                    walk.depth(),
                    field.name(),
                    field.type(),
                    field.offset(),
                    field.length(),
                    field.role().id(),
                    value.isEmpty() ? null : shortened(value)));
            if (walk.depth() >= DEEPEST) {
                walk.skipChildren();
            }
        }
        return fields;
    }

    private static String shortened(String value) {
        return value.length() <= VALUE
                ? value
                : value.substring(0, value.offsetByCodePoints(0, value.codePointCount(0, VALUE - 1))) + "…";
    }

    private static PreviewView.FirstIssue firstIssue(Issue issue) {
        return new PreviewView.FirstIssue(
                issue.severity().name().toLowerCase(Locale.ROOT),
                issue.offset(),
                null,
                issue.message(),
                issue.expected().isEmpty() ? null : issue.expected(),
                issue.actual().isEmpty() ? null : issue.actual());
    }
}
