package dev.hexplain.store;

/** A deletion in progress: the thing is no longer found. Closing it makes visible again what was not deleted. */
@FunctionalInterface
public interface Deletion extends AutoCloseable {
    @Override
    void close();
}
