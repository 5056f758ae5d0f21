package dev.hexplain.inspect.classes;

import dev.hexplain.classes.verdict.ClassChanges;
import dev.hexplain.classes.verdict.StreamedClass;
import dev.hexplain.inspect.view.ClassChangesView;
import java.util.List;
import java.util.Optional;

/** Compares the classes of streams, each with those of the stream before it. */
public final class StreamVersions {
    private final GivenClasses given;
    private Optional<Version> last = Optional.empty();

    private record Version(String name, List<StreamedClass> classes) {}

    /** @param given classes that tell which type is above another one */
    public StreamVersions(GivenClasses given) {
        this.given = given;
    }

    /** What changed from the stream before; empty for the first. */
    public Optional<ClassChangesView> next(String name, ClassesOfStream stream) {
        Version version = new Version(name, stream.all());
        Optional<ClassChangesView> changes = last.map(before -> VerdictViews.of(
                before.name(), name, ClassChanges.between(before.classes(), version.classes(), given.local())));
        last = Optional.of(version);
        return changes;
    }
}
