package dev.hexplain.inspect.access;

import dev.hexplain.store.AccessTokens;
import java.io.IOException;
import java.nio.file.Path;

/** The tokens of a data folder, for the command line. */
public record TokensOfFolder(AccessTokens.Opened opened) implements AutoCloseable {
    /** Opens those of a folder, which is made where there is none. */
    public static TokensOfFolder open(Path folder) throws IOException {
        return new TokensOfFolder(AccessTokens.open(folder));
    }

    public TokenLedger ledger() {
        return new TokenLedger(opened.tokens());
    }

    @Override
    public void close() {
        opened.close();
    }
}
