package dev.hexplain.inspect.classes;

import dev.hexplain.classes.verdict.ClassChanges;
import dev.hexplain.inspect.view.ClassChangesView;
import java.util.Optional;

/** Compares the classes of streams, each with those of the stream before it. */
public final class StreamVersions {
    /** Of what is listed on one page. */
    private static final long MOST_ON_A_PAGE = 4L << 20;

    private final GivenClasses given;
    private Optional<StreamVersion> last = Optional.empty();

    /** @param given classes that tell which type is above another one */
    public StreamVersions(GivenClasses given) {
        this.given = given;
    }

    /** What changed from the stream before; empty for the first. */
    public Optional<ClassChangesView> next(String name, ClassesOfStream stream) {
        StreamVersion version = StreamVersion.of(name, stream);
        Optional<ClassChangesView> changes = last.map(before -> VerdictViews.of(
                before.name(), name, changes(before, version), 0, Integer.MAX_VALUE, new TextBudget(Long.MAX_VALUE)));
        last = Optional.of(version);
        return changes;
    }

    /** A page of what changed from a stream to another: so many classes, from one of them on. */
    public ClassChangesView page(StreamVersion before, StreamVersion after, long from, int most) {
        return VerdictViews.of(
                before.name(), after.name(), changes(before, after), from, most, new TextBudget(MOST_ON_A_PAGE));
    }

    private ClassChanges changes(StreamVersion before, StreamVersion after) {
        return ClassChanges.between(before.classes(), after.classes(), given.local());
    }
}
