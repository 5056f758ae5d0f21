package dev.hexplain.classes;

/** A place where class files are: a folder, an archive, the modules of a JDK. Classes are parsed when asked for. */
public interface ClassSource extends AutoCloseable {
    /** What it is called in messages. */
    String name();

    /** The class with a binary name. */
    ClassLookup find(String binaryName);

    @Override
    default void close() {}
}
