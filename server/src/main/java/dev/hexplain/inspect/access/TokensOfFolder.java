package dev.hexplain.inspect.access;

import dev.hexplain.inspect.storage.StorageSettings;
import dev.hexplain.store.AccessTokens;
import java.io.IOException;
import java.nio.file.Path;

/** The tokens of a data folder or a database, for the command line. */
public record TokensOfFolder(AccessTokens.Opened opened) implements AutoCloseable {
    /** Opens those of a folder, which is made where there is none, or of the database that a home names. */
    public static TokensOfFolder open(Path folder, StorageSettings home) throws IOException {
        return new TokensOfFolder(AccessTokens.open(folder, home.home().database()));
    }

    public TokenLedger ledger() {
        return new TokenLedger(opened.tokens());
    }

    @Override
    public void close() {
        opened.close();
    }
}
