package dev.hexplain.store.database;

/** A lock that this process holds, and that ends with it at the latest. Closing it twice does nothing. */
@FunctionalInterface
public interface Held extends AutoCloseable {
    /** That of something no other process can have. */
    Held NOTHING = () -> {};

    @Override
    void close();
}
