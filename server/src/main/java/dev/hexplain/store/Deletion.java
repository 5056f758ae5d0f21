package dev.hexplain.store;

/** The deletion of something that nobody finds any more. Closing it brings back what is still there. */
@FunctionalInterface
public interface Deletion extends AutoCloseable {
    @Override
    void close();
}
