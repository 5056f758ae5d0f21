package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassLimits;
import dev.hexplain.classes.ClassLookup;
import dev.hexplain.classes.ClassSource;
import dev.hexplain.classes.ClassSources;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.JdkImage;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.NamedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Class files that streams are compared with: those that a user provided, behind those of a JDK, which is the one that this
 * program runs on unless the user provided another one. Nothing of them is loaded. For one thread.
 */
public final class GivenClasses implements AutoCloseable {
    private final ClassSources brought;
    private final List<ClassSource> order;
    private final LocalClasses local;
    private final LocalClasses withoutJdk;

    private GivenClasses(ClassSources brought) {
        this.brought = brought;
        this.order = order(brought.sources());
        this.local = LocalClasses.of(order);
        this.withoutJdk = LocalClasses.of(brought.sources().stream()
                .filter(source -> !(source instanceof JdkImage))
                .toList());
    }

    /** A JDK first, as class loaders ask it first. */
    private static List<ClassSource> order(List<ClassSource> brought) {
        List<ClassSource> order = new ArrayList<>(brought);
        order.sort(Comparator.comparing(source -> !(source instanceof JdkImage)));
        if (order.isEmpty() || !(order.getFirst() instanceof JdkImage)) {
            order.addFirst(JdkClasses.running());
        }
        return order;
    }

    /**
     * Opens class files, archives, folders and homes of JDKs, in the order of a class path.
     *
     * @throws java.nio.file.NoSuchFileException where one does not exist
     */
    public static GivenClasses open(List<Path> paths, ClassLimits bounds) throws IOException {
        return new GivenClasses(ClassSources.open(paths, bounds));
    }

    /** The same of files that are shown by other names than theirs. */
    public static GivenClasses openNamed(List<NamedFile> files, ClassLimits bounds) throws IOException {
        return new GivenClasses(ClassSources.openNamed(files, bounds));
    }

    /** None but those of the JDK. */
    public static GivenClasses jdk() throws IOException {
        return open(List.of());
    }

    /** The same within the usual bounds. */
    public static GivenClasses open(List<Path> paths) throws IOException {
        return open(paths, ClassLimits.DEFAULT);
    }

    /** Whether there are only the JDK's: a class that is not among them may be anywhere. */
    boolean isJdkOnly() {
        return brought.sources().stream().allMatch(JdkImage.class::isInstance)
                && brought.problems().isEmpty();
    }

    LocalClasses local() {
        return local;
    }

    /** The same without those of a JDK. */
    LocalClasses withoutJdk() {
        return withoutJdk;
    }

    /** What classes are looked up in, in order. */
    List<String> names() {
        return order.stream().map(ClassSource::name).toList();
    }

    /** Those that a user provided in files whose names are wanted, read one after the other. */
    Stream<ClassLookup> classes(Predicate<String> wanted) {
        return brought.classes(wanted);
    }

    /** What could not be read, a line each. */
    public List<String> problems() {
        return brought.problems();
    }

    @Override
    public void close() {
        brought.close();
    }
}
