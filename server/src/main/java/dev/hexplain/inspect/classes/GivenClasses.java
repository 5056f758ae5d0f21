package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassBounds;
import dev.hexplain.classes.ClassSource;
import dev.hexplain.classes.ClassSources;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.NamedFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Class files that streams are compared with: those that a user brought, behind those of the JDK that this program runs on.
 * Nothing of them is loaded. For one thread.
 */
public final class GivenClasses implements AutoCloseable {
    private final ClassSources brought;
    private final JdkClasses jdk = JdkClasses.running();
    private final LocalClasses local;

    private GivenClasses(ClassSources brought) {
        this.brought = brought;
        this.local = LocalClasses.of(brought.sources(), jdk);
    }

    /**
     * Opens class files, archives and folders, in the order of a class path.
     *
     * @throws java.nio.file.NoSuchFileException where one does not exist
     */
    public static GivenClasses open(List<Path> paths, ClassBounds bounds) throws IOException {
        return new GivenClasses(ClassSources.open(paths, bounds));
    }

    /** The same of files that are shown by other names than theirs. */
    public static GivenClasses openNamed(List<NamedFile> files, ClassBounds bounds) throws IOException {
        return new GivenClasses(ClassSources.openNamed(files, bounds));
    }

    /** None but those of the JDK. */
    public static GivenClasses jdk() throws IOException {
        return open(List.of());
    }

    /** The same within the usual bounds. */
    public static GivenClasses open(List<Path> paths) throws IOException {
        return open(paths, ClassBounds.DEFAULT);
    }

    /** Whether there are only the JDK's: a class that is not among them may be anywhere. */
    boolean isJdkOnly() {
        return brought.sources().isEmpty();
    }

    LocalClasses local() {
        return local;
    }

    /** What classes are looked up in, in order. */
    List<String> names() {
        List<String> names = new ArrayList<>(List.of(jdk.name()));
        brought.sources().stream().map(ClassSource::name).forEach(names::add);
        return names;
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
